import { defineTexts } from '@mingjian/ui';

/** Texts of the limits of days, months and times. */
export const limitTexts = defineTexts('Limits', {
  zh: {
    tooEarly: (date: string) => `不能早于 ${date}`,
    tooLate: (date: string) => `不能晚于 ${date}`,
    between: (from: string, to: string) => `可选 ${from} 至 ${to}`,
    onwards: (date: string) => `可选 ${date} 及以后`,
    until: (date: string) => `可选 ${date} 及以前`,
  },
  en: {
    tooEarly: (date) => `Cannot be before ${date}`,
    tooLate: (date) => `Cannot be after ${date}`,
    between: (from, to) => `From ${from} to ${to}`,
    onwards: (date) => `${date} or later`,
    until: (date) => `${date} or earlier`,
  },
});
