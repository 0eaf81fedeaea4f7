/**
 * What is on the table as a PNG, drawn by the browser alone: a copy of the elements, with the page's own style
 * rules, inside an SVG that is painted on a canvas. Nothing is fetched.
 */

import { saveFile } from "../lib/save_file";

const SVG = "http://www.w3.org/2000/svg";
const XHTML = "http://www.w3.org/1999/xhtml";
const SHARPEST = 2;

export async function savePicture(root: HTMLElement, name: string): Promise<void> {
  saveFile(await drawPicture(root), name);
}

/** `root` lays out the whole window above whatever is not to be in the picture. */
export async function drawPicture(root: HTMLElement): Promise<Blob> {
  const box = (root.firstElementChild ?? root).getBoundingClientRect();
  const [width, height] = [Math.ceil(innerWidth), Math.ceil(Math.min(innerHeight, box.bottom))];
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn(root, height))}`;
  await image.decode();
  const scale = Math.min(SHARPEST, Math.max(1, devicePixelRatio));
  const canvas = document.createElement("canvas");
  canvas.width = width * scale;
  canvas.height = height * scale;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  pen.scale(scale, scale);
  // As large as the window, since the style rules look at its size; the canvas cuts off the rest.
  pen.drawImage(image, 0, 0, innerWidth, innerHeight);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

function drawn(root: HTMLElement, height: number): string {
  const page = document.documentElement;
  const svg = document.createElementNS(SVG, "svg");
  // The rules about the page's root hold for the SVG, which is the root of its own document.
  for (const { name, value } of page.attributes) if (name !== "style") svg.setAttribute(name, value);
  svg.setAttribute("width", String(innerWidth));
  svg.setAttribute("height", String(innerHeight));
  const size = getComputedStyle(page).fontSize;
  svg.style.cssText = `${page.style.cssText};font-size:${size};background:none`;
  const style = document.createElementNS(SVG, "style");
  style.textContent = rules();
  const frame = document.createElementNS(SVG, "foreignObject");
  frame.setAttribute("width", "100%");
  frame.setAttribute("height", "100%");
  const body = document.createElementNS(XHTML, "html");
  (body as HTMLElement).style.cssText = `display:block;height:${height}px;overflow:hidden;font-size:${size}`;
  const copy = root.cloneNode(true) as HTMLElement;
  keepState(root, copy);
  body.append(copy);
  frame.append(body);
  svg.append(style, frame);
  return new XMLSerializer().serializeToString(svg);
}

function rules(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText)
    .join("\n");
}

/** An image within an image is not fetched: it must bring its dots along. */
function inlined(image: HTMLImageElement): string {
  const canvas = document.createElement("canvas");
  canvas.width = image.clientWidth * SHARPEST;
  canvas.height = image.clientHeight * SHARPEST;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL();
}

/** What elements know besides their attributes: where lists are scrolled to, what fields hold. */
function keepState(from: Element, to: Element): void {
  const [a, b] = [from.querySelectorAll("*"), to.querySelectorAll("*")];
  a.forEach((original, n) => {
    const copy = b[n];
    if (!copy) return;
    if (original instanceof HTMLInputElement) copy.setAttribute("value", original.value);
    if (original instanceof HTMLImageElement) copy.setAttribute("src", inlined(original));
    if (original.scrollTop > 0 && copy instanceof HTMLElement) {
      for (const child of copy.children) {
        (child as HTMLElement).style.translate = `0 ${-original.scrollTop}px`;
      }
    }
  });
}
