import type { TagTone } from '@mingjian/ui';
import type { Dictionaries } from '../../shared/crud/useDictionaries';

/** The dictionaries whose codes companies hold. */
export const COMPANY_DICTIONARIES = [
  'company_status',
  'pay_mode',
  'belonging',
  'enterpriseScale',
  'informationWay',
  'ats_type',
] as const;

/** The words of those dictionaries. */
export type CompanyWords = Dictionaries<(typeof COMPANY_DICTIONARIES)[number]>;

/** Trial, regular, suspended. */
export const COMPANY_TONES: { company_status: Readonly<Record<string, TagTone>> } = {
  company_status: { '0': 'warning', '1': 'success', '2': 'neutral' },
};
