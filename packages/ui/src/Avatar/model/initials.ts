const HAN = /\p{Script=Han}/u;

/**
 * Returns the initials of a name: the last two characters of a Chinese one, the first letters of a
 * Latin one.
 */
export function initials(name: string): string {
  const trimmed = name.trim();
  if (HAN.test(trimmed)) {
    const characters = Array.from(trimmed).filter((character) => HAN.test(character));
    return characters.slice(-2).join('');
  }
  const parts = trimmed.split(/[\s._-]+/u).filter(Boolean);
  const first = parts[0];
  if (first === undefined) return '';
  const last = parts.length > 1 ? parts.at(-1) : undefined;
  return (firstLetter(first) + (last === undefined ? '' : firstLetter(last))).toLocaleUpperCase(
    'en',
  );
}

function firstLetter(part: string): string {
  return Array.from(part)[0] ?? '';
}
