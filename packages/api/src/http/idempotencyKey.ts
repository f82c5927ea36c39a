/** Returns a key that names one intention to change something: 128 random bits in hexadecimal. */
export function newIdempotencyKey(): string {
  // `randomUUID` is missing where the page came over plain HTTP.
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
