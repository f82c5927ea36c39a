import { bilingualText } from '../../internal/bilingual/bilingualText';

/** One value of a dictionary. */
export interface DictionaryValue {
  /** The code that records store. */
  code: string;
  /** Label in Chinese. */
  label: string;
  /** Label in English. @default the Chinese one */
  labelEn?: string | undefined;
  /**
   * Whether the value is switched off: records that have it keep its label, and no field offers it.
   * @default false
   */
  isRetired?: boolean | undefined;
}

/** Returns the label of a value in a language, or in both with that one first. */
export function dictionaryLabel(
  { label, labelEn }: DictionaryValue,
  language: string,
  isBilingual = false,
): string {
  const [first, second] = language === 'zh' ? [label, labelEn] : [labelEn || label, label];
  return isBilingual ? bilingualText(first, second) : first;
}
