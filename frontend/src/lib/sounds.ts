/** Short sounds, made by the browser: no files. Silent unless a volume is set, and while the page is hidden. */

import { settings } from "./settings.svelte";

/** What a sound tells; a scene of a game may name one as its `sound`. */
export type Sound = "turn" | "move" | "reveal" | "hurt" | "chat" | "end";

/** A tone: its pitch in hertz, when it begins and how long it lasts, in seconds. */
type Tone = readonly [pitch: number, from: number, length: number];

const TONES: Record<Sound, readonly Tone[]> = {
  turn: [
    [587, 0, 0.12],
    [880, 0.11, 0.22],
  ],
  move: [[330, 0, 0.07]],
  reveal: [
    [392, 0, 0.14],
    [494, 0.1, 0.14],
    [587, 0.2, 0.24],
  ],
  hurt: [
    [220, 0, 0.16],
    [165, 0.12, 0.3],
  ],
  chat: [[988, 0, 0.09]],
  end: [
    [523, 0, 0.16],
    [659, 0.14, 0.16],
    [784, 0.28, 0.16],
    [1047, 0.42, 0.5],
  ],
};
const LOUDEST = 0.25;
const ATTACK = 0.01;

let context: AudioContext | null = null;

export function playSound(sound: Sound): void {
  if (settings.volume === 0 || document.visibilityState === "hidden") return;
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  // A browser lets a page be heard once somebody has clicked in it.
  if (context.state === "suspended") void context.resume().catch(() => undefined);
  const now = context.currentTime;
  for (const tone of TONES[sound]) ring(context, tone, now);
}

function ring(audio: AudioContext, [pitch, from, length]: Tone, now: number): void {
  const begin = now + from;
  const tone = audio.createOscillator();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(0, begin);
  loudness.gain.linearRampToValueAtTime((LOUDEST * settings.volume) / 100, begin + ATTACK);
  loudness.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  tone.connect(loudness).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + length);
}
