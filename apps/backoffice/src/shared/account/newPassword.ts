/** Letters and digits that nobody mistakes for another. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/**
 * Returns a new password of twelve signs in groups, with 59 random bits: easy to read out and to
 * type. `random` fills an array with random bytes.
 */
export function newPassword(
  random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>,
): string {
  const signs: string[] = [];
  while (signs.length < GROUPS * GROUP_LENGTH) {
    // Bytes beyond a whole number of alphabets would make the first signs likelier.
    const [byte = 0] = random(new Uint8Array(1));
    if (byte < 256 - (256 % SIGNS.length)) signs.push(SIGNS[byte % SIGNS.length]!);
  }
  return Array.from({ length: GROUPS }, (_, group) =>
    signs.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(''),
  ).join('-');
}
