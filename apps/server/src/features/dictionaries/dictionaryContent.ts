import type { Language } from '../../texts';
import { accountDictionaries } from './accountDictionaries';
import type { DictionaryText } from './dictionaryText';
import { financeDictionaries } from './financeDictionaries';
import { orderDictionaries } from './orderDictionaries';
import { reportDictionaries } from './reportDictionaries';

/** Every dictionary that the product comes with. */
export const dictionaryTexts: Readonly<Record<string, DictionaryText>> = {
  ...orderDictionaries,
  ...reportDictionaries,
  ...financeDictionaries,
  ...accountDictionaries,
};

/** An option of a dictionary as it is stored. */
export interface DictionaryEntry {
  code: string;
  value: string;
  valueEn: string;
}

/** Returns the options of a dictionary in their order. */
export function optionsOf({ options }: DictionaryText): DictionaryEntry[] {
  return options
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', value = '', valueEn = ''] = line.split('|').map((part) => part.trim());
      return { code, value, valueEn };
    });
}

/** Returns the words for a code; the code itself when it is not in the dictionary. */
export function textOf(dictionary: string, code: string, language: Language) {
  const text = dictionaryTexts[dictionary];
  const option = text && optionsOf(text).find((entry) => entry.code === code);
  return option ? (language === 'zh' ? option.value : option.valueEn) : code;
}
