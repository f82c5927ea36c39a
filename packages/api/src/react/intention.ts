import { newIdempotencyKey } from '@mingjian/api';

/** Milliseconds within which another press after a success counts as the same press. */
export const SAME_PRESS = 1_000;

/** What a person wants to change, with the key under which the server does it once. */
export interface Intention<Result> {
  /** Equal for equal inputs. */
  mark: string;
  key: string;
  /** When it succeeded, and with what; `null` until then. */
  done: { at: number; result: Result } | null;
}

/**
 * Returns the intention that a submit of `input` belongs to. It is the one before when nothing has
 * changed and that one got no answer yet, or got it just now; otherwise a new one.
 */
export function intentionOf<Result>(
  input: unknown,
  before: Intention<Result> | null,
  now: number,
): Intention<Result> {
  const mark = markOf(input);
  const isSame =
    before?.mark === mark && (before.done === null || now - before.done.at < SAME_PRESS);
  return isSame ? before : { mark, key: newIdempotencyKey(), done: null };
}

function markOf(input: unknown): string {
  return (
    JSON.stringify(input, (_, value: unknown) =>
      value instanceof Blob ? blobMark(value) : value,
    ) ?? ''
  );
}

function blobMark(blob: Blob) {
  return blob instanceof File
    ? [blob.name, blob.lastModified, blob.size, blob.type]
    : [blob.size, blob.type];
}
