import { defineTexts } from '../texts/texts';

export const errorSummaryTexts = defineTexts('ErrorSummary', {
  zh: { title: (count: string, _isOne: boolean) => `有 ${count} 项需要修改` },
  en: { title: (count, isOne) => (isOne ? '1 thing to correct' : `${count} things to correct`) },
});
