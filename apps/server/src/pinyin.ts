import { pinyin } from 'pinyin-pro';

/** Order of Chinese names by their pinyin, as people look for them. */
export const byPinyin = new Intl.Collator('zh-Hans-u-co-pinyin').compare;

/**
 * Returns the pinyin of a name, a space between the syllables: `lin xiao` for 林晓. A family name
 * has its own reading: `zeng` for 曾. Other words stay, in lower case.
 */
export function pinyinOf(name: string): string {
  return pinyin(
    name
      .toLowerCase()
      .replaceAll(/[\s·]+/gu, ' ')
      .trim(),
    {
      toneType: 'none',
      mode: 'surname',
      nonZh: 'consecutive',
      v: true,
    },
  ).replaceAll(/ +/g, ' ');
}
