import { defineTexts, type FormatNumber } from '../../texts/texts';

export const optionLoadTexts = defineTexts('OptionLoad', {
  zh: {
    loading: '正在加载选项',
    failed: '选项加载失败',
    retry: '重试',
    count: (count: number, format: FormatNumber) => `${format(count)} 个选项`,
  },
  en: {
    loading: 'Loading options',
    failed: 'The options could not be loaded',
    retry: 'Try again',
    count: (count, format) => `Options: ${format(count)}`,
  },
});
