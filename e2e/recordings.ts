const RATE = 8_000;

/** A recording of some seconds, as a WAV of 8 bits. */
export function recordingFile(name: string, seconds: number): File {
  const length = RATE * seconds;
  const bytes = new Uint8Array(44 + length).fill(128);
  const view = new DataView(bytes.buffer);
  const word = (offset: number, text: string) => bytes.set(new TextEncoder().encode(text), offset);
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
  for (let index = 0; index < length; index += 1)
    bytes[44 + index] = 128 + Math.round(100 * Math.sin(index / 6) * Math.sin(index / 9_000));
  return new File([bytes], name, { type: 'audio/wav' });
}
