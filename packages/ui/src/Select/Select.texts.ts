import { defineTexts } from '../texts/texts';

export const selectTexts = defineTexts('Select', {
  zh: { placeholder: '请选择', clear: (label: string) => `清除${label}`, none: '没有可选项' },
  en: {
    placeholder: 'Choose',
    clear: (label: string) => `Clear ${label}`,
    none: 'No options',
  },
});
