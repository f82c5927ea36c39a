import { pinyin } from 'pinyin-pro';

/** Order of Chinese names by their pinyin, as people look for them. */
export const byPinyin = new Intl.Collator('zh-Hans-u-co-pinyin').compare;

/**
 * Returns the pinyin of a name, a space between the syllables: `lin xiao` for 林晓. A family name
 * has its own reading: `zeng` for 曾. Other words stay, in lower case.
 */
export const pinyinOf = (name: string): string => syllablesOf(name, 'surname');

/** Returns the pinyin of words, where 单 is `dan`, not the family name `shan`. */
export const pinyinOfWords = (words: string): string => syllablesOf(words, 'normal');

function syllablesOf(text: string, mode: 'surname' | 'normal'): string {
  return pinyin(
    text
      .toLowerCase()
      .replaceAll(/[\s·]+/gu, ' ')
      .trim(),
    {
      toneType: 'none',
      mode,
      nonZh: 'consecutive',
      v: true,
    },
  ).replaceAll(/ +/g, ' ');
}
