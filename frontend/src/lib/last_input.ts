/** Whether the reader used the keyboard last: then focus is worth moving for them. */

export const lastInput = { keyboard: false };

addEventListener("keydown", () => (lastInput.keyboard = true), true);
addEventListener("pointerdown", () => (lastInput.keyboard = false), true);
