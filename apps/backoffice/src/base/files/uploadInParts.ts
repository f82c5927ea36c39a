import {
  ApiError,
  fileParts,
  isPassing,
  PART_BYTES,
  type Http,
  type PartUpload,
  type Uploaded,
  type UploadKind,
} from '@mingjian/api';

/** Size in bytes above which a file is uploaded in parts. */
export const PARTS_ABOVE = 16 * 1_048_576;

/** Failures in a row after which an upload is given up: about four minutes without a connection. */
const MOST_FAILURES = 12;

/** Options of an upload in parts. */
export interface PartsOptions {
  /** @default 'paper' */
  kind?: UploadKind | undefined;
  /** Gives the upload up. */
  signal?: AbortSignal | undefined;
  /** Called with the part of the file that has left, 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
  /** Bytes of a part. @default the most that the server takes */
  partBytes?: number | undefined;
  /** Waits before another try; the number of failures in a row is given. @default up to 30 s */
  pause?: ((failures: number, signal?: AbortSignal) => Promise<void>) | undefined;
}

/**
 * Uploads a file in parts. After a lost connection it asks how much has arrived and sends the rest;
 * other failures are thrown.
 */
export async function uploadInParts(
  http: Http,
  file: File,
  { kind, signal, onProgress, partBytes = PART_BYTES, pause = growingPause }: PartsOptions = {},
): Promise<Uploaded> {
  const attempt = createAttempts(pause, signal);
  const draft = { name: file.name, size: file.size, ...(kind && { kind }) };
  const { id } = await attempt(async () => http.send(fileParts.begin, draft, { signal }));
  const sendPart = async (offset: number): Promise<PartUpload> => {
    const content = file.slice(offset, offset + partBytes);
    const report = (part: number) => onProgress?.((offset + part * content.size) / file.size);
    return http
      .send(fileParts.send, { id, offset, content }, { signal, onProgress: report })
      .catch(async (error: unknown) => arrivedOf(error));
  };

  let offset = 0;
  let isUncertain = false;
  while (offset < file.size)
    offset = await attempt(async () => {
      const start = isUncertain
        ? (await http.send(fileParts.getState, { id }, { signal })).offset
        : offset;
      isUncertain = true;
      if (start === file.size) return start;
      const state = await sendPart(start);
      isUncertain = false;
      return state.offset;
    });
  onProgress?.(1);
  return attempt(async () => http.send(fileParts.finish, { id }, { signal }));
}

/** A refusal that names how much has arrived says where to go on; others are thrown. */
function arrivedOf(error: unknown): PartUpload {
  const details = error instanceof ApiError && error.status === 409 ? error.details : null;
  if (typeof (details as PartUpload | null)?.offset !== 'number') throw error;
  return details as PartUpload;
}

/** Returns what repeats a step while its failures may pass. A success starts the count anew. */
function createAttempts(
  pause: NonNullable<PartsOptions['pause']>,
  signal: AbortSignal | undefined,
) {
  return async function attempt<T>(step: () => Promise<T>): Promise<T> {
    for (let failures = 1; ; failures += 1)
      try {
        return await step();
      } catch (error) {
        if (signal?.aborted || !isPassing(error) || failures === MOST_FAILURES) throw error;
        await pause(failures, signal);
      }
  };
}

/** Waits 1, 2, 4 … and at most 30 seconds; an abort ends the wait. */
async function growingPause(failures: number, signal?: AbortSignal) {
  const wait = Math.min(30_000, 1_000 * 2 ** (failures - 1));
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, wait);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    signal?.addEventListener('abort', end, { once: true });
  });
}
