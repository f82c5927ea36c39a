/** Letters and digits that are not mistaken for one another when they are read out. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Returns a random password of sixteen letters and digits: 92 bits. */
export function newPassword(): string {
  const bytes = new Uint8Array(64);
  crypto.getRandomValues(bytes);
  // Bytes beyond a multiple of the alphabet would make its first letters more likely.
  const fair = Array.from(bytes).filter((byte) => byte < LETTERS.length * 4);
  return fair
    .slice(0, 16)
    .map((byte) => LETTERS[byte % LETTERS.length]!)
    .join('');
}
