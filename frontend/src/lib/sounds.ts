/**
 * Short sounds, made by the browser: no files. Silent unless a volume is set, and while the page is hidden.
 * All pitches are of D major pentatonic, so sounds that overlap agree; only harm has a minor second.
 */

import { settings } from "./settings.svelte";

/** What a sound tells; a scene of a game may name one as its `sound`. */
export type Sound = "turn" | "move" | "reveal" | "hurt" | "chat" | "end" | "coin" | "achieve" | "last";

type Voice = "bell" | "pluck" | "thud";
/** A tone: its voice and pitch in hertz, when it begins and how long it rings, in seconds. */
type Tone = readonly [voice: Voice, pitch: number, from: number, length: number];

const [D3, EFLAT3, D4, A4, D5, FSHARP5, A5, D6] = [147, 156, 294, 440, 587, 740, 880, 1175];
const SOUNDS: Record<Sound, readonly Tone[]> = {
  turn: [
    ["bell", A4, 0, 0.3],
    ["bell", D5, 0.13, 0.5],
  ],
  move: [
    ["thud", 180, 0, 0.08],
    ["pluck", D4, 0, 0.1],
  ],
  reveal: [
    ["thud", 90, 0, 0.2],
    ["bell", D4, 0.1, 0.3],
    ["bell", A4, 0.2, 0.4],
  ],
  hurt: [
    ["thud", 70, 0, 0.3],
    ["pluck", D3, 0, 0.3],
    ["pluck", EFLAT3, 0.16, 0.4],
  ],
  chat: [["pluck", A5, 0, 0.09]],
  coin: [
    ["bell", A5, 0, 0.2],
    ["bell", D6, 0.07, 0.3],
  ],
  achieve: [D5, FSHARP5, A5, D6].map((pitch, i) => ["bell", pitch, 0.11 * i, 0.7] as const),
  last: [0, 0.55, 1.1].map((from) => ["bell", D4, from, 1] as const),
  end: [
    ...[D4, A4, D5, FSHARP5].map((pitch, i) => ["pluck", pitch, 0.14 * i, 0.4] as const),
    ...[D4, A4, D5, FSHARP5].map((pitch) => ["bell", pitch, 0.6, 1.3] as const),
  ],
};
/** Partials of a voice: wave, multiple of the pitch, loudness, how much sooner it fades. */
const VOICES: Record<Voice, readonly (readonly [OscillatorType, number, number, number])[]> = {
  bell: [
    ["sine", 1, 1, 1],
    ["sine", 2, 0.18, 1],
    ["sine", 2.76, 0.22, 3],
  ],
  pluck: [["triangle", 1, 0.9, 1]],
  thud: [["sine", 1, 1, 1]],
};
const LOUDEST = 0.5;
const BRIGHTEST = 6000;
const ATTACK = 0.005;
const SILENCE = 0.0001;
/** The same sound again so soon, in milliseconds, is one. */
const SAME = 80;

let bus: { audio: AudioContext; out: GainNode } | null = null;
const played: Partial<Record<Sound, number>> = {};

/** All sounds go one way: softened, and never louder together than one alone may be. */
function open(): { audio: AudioContext; out: GainNode } {
  const audio = new AudioContext();
  const out = audio.createGain();
  const soft = audio.createBiquadFilter();
  soft.type = "lowpass";
  soft.frequency.value = BRIGHTEST;
  out.connect(soft).connect(audio.createDynamicsCompressor()).connect(audio.destination);
  return { audio, out };
}

/** At these, sounds are offered to those who have not said whether they want any. */
const BIG: ReadonlySet<Sound> = new Set(["achieve", "coin", "hurt", "last", "end"]);
let offer: () => void = () => {};

export function onBigMoment(offering: () => void): () => void {
  offer = offering;
  return () => (offer = () => {});
}

export function playSound(sound: Sound): void {
  if (settings.volumeOpen && BIG.has(sound)) offer();
  if (settings.volume === 0 || document.visibilityState === "hidden") return;
  if (typeof AudioContext === "undefined") return;
  const now = performance.now();
  if (now - (played[sound] ?? -SAME) < SAME) return;
  played[sound] = now;
  bus ??= open();
  const { audio, out } = bus;
  // A browser lets a page be heard once somebody has clicked in it.
  if (audio.state === "suspended") void audio.resume().catch(() => undefined);
  out.gain.value = (LOUDEST * settings.volume) / 100;
  for (const tone of SOUNDS[sound]) ring(audio, out, tone);
}

function ring(audio: AudioContext, out: GainNode, [voice, pitch, from, length]: Tone): void {
  const begin = audio.currentTime + from;
  for (const [wave, multiple, loudness, sooner] of VOICES[voice]) {
    const end = begin + length / sooner;
    const tone = audio.createOscillator();
    tone.type = wave;
    tone.frequency.setValueAtTime(pitch * multiple, begin);
    if (voice === "thud") tone.frequency.exponentialRampToValueAtTime(pitch * 0.45, end);
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(loudness * 0.5, begin + ATTACK);
    gain.gain.exponentialRampToValueAtTime(SILENCE, end);
    tone.connect(gain).connect(out);
    tone.start(begin);
    tone.stop(end);
  }
}
