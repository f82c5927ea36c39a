import { createHash, randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const ID = new RegExp(`^[0-7][${ALPHABET}]{25}$`);

/** Returns a new id of 26 characters (ULID): sorted by time, with 80 random bits. */
export function newId(now: Date) {
  return timePart(now) + randomPart(randomBytes(16));
}

/** Returns the id before every id of a moment. */
export const lowestId = (time: Date) => timePart(time) + ALPHABET[0]!.repeat(16);

/** Returns the moment of an id; `undefined` for a text that is no id. */
export function timeOfId(id: string): Date | undefined {
  if (!ID.test(id)) return undefined;
  let time = 0;
  for (const letter of id.slice(0, 10)) time = time * 32 + ALPHABET.indexOf(letter);
  return new Date(time);
}

/** Returns the id that `seed` always gives: for data that must come out the same every time. */
export function seededId(now: Date, seed: string) {
  return timePart(now) + randomPart(createHash('md5').update(seed).digest());
}

/** Returns a secret of 256 bits for the holder alone. Store `hashOf` of it. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** Returns the SHA-256 of a secret, in hexadecimal. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

function timePart(now: Date) {
  let rest = now.getTime();
  let text = '';
  for (let i = 0; i < 10; i += 1) {
    text = ALPHABET[rest % 32] + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}

function randomPart(bytes: Uint8Array) {
  let text = '';
  for (let i = 0; i < 16; i += 1) text += ALPHABET[bytes[i]! & 31];
  return text;
}
