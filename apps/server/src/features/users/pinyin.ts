/** Order of Chinese names by their pinyin, as people look for them. */
export const byPinyin = new Intl.Collator('zh-Hans-u-co-pinyin').compare;

/** The first character of each initial, by pinyin. No syllable begins with i, u or v. */
const FIRST_OF_INITIAL = Array.from('阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥仨它穵夕丫帀');
const INITIALS = 'abcdefghjklmnopqrstwxyz';

/** Whether a name contains a text, or the initials of its pinyin begin with it (`lx` for 林晓). */
export function matchesName(name: string, text: string): boolean {
  const typed = text.trim().toLowerCase();
  return name.toLowerCase().includes(typed) || initialsOf(name).startsWith(typed);
}

/** Returns a name with the initial of each Chinese character in place of it: `lx` for 林晓. */
export function initialsOf(name: string): string {
  return Array.from(name, (char) => (/\p{Script=Han}/u.test(char) ? initialOf(char) : char)).join(
    '',
  );
}

function initialOf(char: string): string {
  const index = FIRST_OF_INITIAL.findLastIndex((first) => byPinyin(first, char) <= 0);
  return INITIALS[index] ?? char;
}
