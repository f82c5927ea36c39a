import type { ReadStatus } from './model/audioFailure';
import { peaksOf } from './model/peaks';

/** Result of reading a recording for its waveform. */
export interface ReadPeaks {
  status: ReadStatus;
  /** Empty unless it was decoded. */
  peaks: readonly number[];
}

/** The lowest rate that every browser decodes to: a waveform needs no more samples. */
const RATE = 8_000;
const PEAKS = 240;

/**
 * Returns the waveform of a recording, decoded by the browser away from the page's thread. More
 * than `limit` bytes are not read.
 */
export async function readPeaks(
  src: string,
  limit: number,
  { signal }: { signal: AbortSignal },
): Promise<ReadPeaks> {
  const bytes = await readBytes(src, limit, signal);
  if (typeof bytes === 'string') return { status: bytes, peaks: [] };
  try {
    const audio = await new OfflineAudioContext(1, 1, RATE).decodeAudioData(bytes);
    return { status: 'decoded', peaks: peaksOf(audio.getChannelData(0), PEAKS) };
  } catch {
    return { status: 'undecodable', peaks: [] };
  }
}

async function readBytes(src: string, limit: number, signal: AbortSignal) {
  const reading = new AbortController();
  const stop = () => reading.abort();
  signal.addEventListener('abort', stop);
  try {
    const response = await fetch(src, { signal: reading.signal });
    if (!response.ok || response.body === null) return 'unavailable';
    if (Number(response.headers.get('content-length')) > limit) return 'tooLarge';
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return await new Blob(parts).arrayBuffer();
      size += value.length;
      if (size > limit) return 'tooLarge';
      parts.push(value);
    }
  } catch {
    return 'unavailable';
  } finally {
    signal.removeEventListener('abort', stop);
    // A response that was not read to its end would go on.
    reading.abort();
  }
}
