import type { ReportLayout } from '@mingjian/api';
import type { Language } from '@mingjian/ui';

/** Returns the address of the page of a layout. */
export const layoutPath = (layoutId: string): string =>
  `/f-order/f-order/reportLayout?${new URLSearchParams({ layoutId }).toString()}`;

/** Returns the name of a layout in a language; the Chinese one where it has no other. */
export const layoutName = (
  { name, nameEn }: Pick<ReportLayout, 'name' | 'nameEn'>,
  language: Language,
): string => (language === 'en' && nameEn) || name;
