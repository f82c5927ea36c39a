/** Returns what finds a person by pinyin: all of it, and the initials of its syllables. */
export function pinyinKeys(pinyin: string): [all: string, initials: string] {
  const syllables = pinyin.split(' ');
  return [syllables.join(''), syllables.map((syllable) => syllable.charAt(0)).join('')];
}
