import { newIdempotencyKey } from '../index';

/** Milliseconds within which another press after a success counts as the same press. */
export const SAME_PRESS = 1_000;

/** A change that a person wants, with the key under which the server makes it once. */
export interface Intention<Result> {
  /** Equal for equal inputs. */
  fingerprint: string;
  key: string;
  /** Time and result of its success; `null` until then. */
  done: { at: number; result: Result } | null;
}

/**
 * Returns the intention that a submit of `input` belongs to. It is the one before when nothing has
 * changed and that one got no response yet, or got it just now; otherwise a new one.
 */
export function intentionOf<Result>(
  input: unknown,
  before: Intention<Result> | null,
  now: number,
): Intention<Result> {
  const fingerprint = fingerprintOf(input);
  const isSame =
    before?.fingerprint === fingerprint &&
    (before.done === null || now - before.done.at < SAME_PRESS);
  return isSame ? before : { fingerprint, key: newIdempotencyKey(), done: null };
}

function fingerprintOf(input: unknown): string {
  return (
    JSON.stringify(input, (_, value: unknown) =>
      value instanceof Blob ? blobFingerprint(value) : value,
    ) ?? ''
  );
}

function blobFingerprint(blob: Blob) {
  return blob instanceof File
    ? [blob.name, blob.lastModified, blob.size, blob.type]
    : [blob.size, blob.type];
}
