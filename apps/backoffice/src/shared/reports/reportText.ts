import type { ReportLanguage, ReportText } from '@mingjian/api';

/** Returns a text in a language; the Chinese one where nobody wrote it in English. */
export const inLanguage = ({ zh, en }: ReportText, language: ReportLanguage): string =>
  (language === 'en' && en) || zh;
