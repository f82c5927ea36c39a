import { refusal } from '../failure';
import { say } from '../texts';

/** Bytes of a body. */
const BODY_LIMIT = 1_048_576;

/**
 * Reads the body of a request, sent with its length, in chunks, or not at all. Throws 413 as soon
 * as it is too large.
 */
export async function readBody({ body, headers }: Request): Promise<Buffer<ArrayBuffer>> {
  if (Number(headers.get('content-length') ?? 0) > BODY_LIMIT) throw tooLarge();
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.byteLength;
    if (size > BODY_LIMIT) throw tooLarge();
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

const tooLarge = () => refusal(413, say, (t) => t.tooLarge);
