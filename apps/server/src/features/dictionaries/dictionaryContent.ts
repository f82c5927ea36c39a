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
