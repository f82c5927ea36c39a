import type { AudioMark } from './model/marks';

const RATE = 8_000;

/** Returns a loudness between 0 and 1 that rises and falls like speech. */
const loudness = (seconds: number) =>
  Math.abs(Math.sin(seconds * 2.3) * Math.sin(seconds * 0.7 + 1)) *
  (0.55 + 0.45 * Math.sin(seconds * 11));

/** Returns a recording as the address of an 8-bit WAV, which needs no network. */
export function recordingOf(seconds: number): string {
  const length = seconds * RATE;
  const bytes = new Uint8Array(44 + length);
  const view = new DataView(bytes.buffer);
  const word = (offset: number, text: string) =>
    Array.from(text, (letter, index) => view.setUint8(offset + index, letter.charCodeAt(0)));
  word(0, 'RIFF');
  view.setUint32(4, 36 + length, true);
  word(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  word(36, 'data');
  view.setUint32(40, length, true);
  for (let index = 0; index < length; index += 1) {
    const at = index / RATE;
    bytes[44 + index] = 128 + Math.round(100 * loudness(at) * Math.sin(at * 1_380));
  }
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return `data:audio/wav;base64,${btoa(text)}`;
}

/** A call of 24 seconds. */
export const call = recordingOf(24);

/** The waveform of that call. */
export const callPeaks = Array.from({ length: 120 }, (_, index) => loudness((index * 24) / 120));

/** Marks of that call. */
export const callMarks: readonly AudioMark[] = [
  { id: '1', time: 3, text: '确认任职时间：2021 年 3 月至 2024 年 6 月' },
  { id: '2', time: 9.4, text: '职位为高级产品经理，与候选人所填一致' },
  { id: '3', time: 17, text: '离职原因：个人发展，主动提出' },
];

/** An address that serves no recording. */
export const BROKEN = 'data:audio/mpeg;base64,AAAA';
