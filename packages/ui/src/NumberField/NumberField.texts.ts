import { defineTexts } from '../texts/texts';

export const numberFieldTexts = defineTexts('NumberField', {
  zh: {
    unreadable: '请输入数字，例如 1,234.5',
    raised: (value: string) => `不能小于 ${value}，已改为 ${value}`,
    lowered: (value: string) => `不能大于 ${value}，已改为 ${value}`,
    rounded: (value: string) => `已四舍五入为 ${value}`,
  },
  en: {
    unreadable: 'Enter a number, such as 1,234.5',
    raised: (value: string) => `Cannot be less than ${value}: changed to ${value}`,
    lowered: (value: string) => `Cannot be more than ${value}: changed to ${value}`,
    rounded: (value: string) => `Rounded to ${value}`,
  },
});
