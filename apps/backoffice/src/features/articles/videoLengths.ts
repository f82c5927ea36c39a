/** Milliseconds for which a video is waited for: its length is a help and no more. */
const PATIENCE = 5_000;

/** Lengths in seconds of the videos that were uploaded since the page was loaded. */
const lengths = new Map<string, number>();

/** Returns the length of an uploaded video, to fill in its field. */
export function filledLength(address: unknown): { duration?: number } {
  const duration = typeof address === 'string' ? lengths.get(address) : undefined;
  return duration === undefined ? {} : { duration };
}

/** Reads the length of a stored video from `source`, and keeps it under its address. */
export async function measureVideo(address: string, source: string): Promise<void> {
  const seconds = await lengthOf(source);
  if (seconds !== null) lengths.set(address, seconds);
}

async function lengthOf(source: string): Promise<number | null> {
  const video = document.createElement('video');
  video.preload = 'metadata';
  const length = await new Promise<number | null>((resolve) => {
    const give = () => resolve(Number.isFinite(video.duration) ? video.duration : null);
    video.addEventListener('loadedmetadata', give, { once: true });
    video.addEventListener('error', give, { once: true });
    setTimeout(give, PATIENCE);
    video.src = source;
  });
  video.removeAttribute('src');
  video.load();
  return length === null ? null : Math.max(1, Math.round(length));
}
