import { defineTexts, type FormatNumber } from '../texts/texts';

export const errorSummaryTexts = defineTexts('ErrorSummary', {
  zh: { title: (count: number, format: FormatNumber) => `有 ${format(count)} 项需要修改` },
  en: {
    title: (count, format) =>
      count === 1 ? '1 error to correct' : `${format(count)} errors to correct`,
  },
});
