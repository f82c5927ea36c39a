import { defineTexts } from '../texts/texts';

export const selectTexts = defineTexts('Select', {
  zh: { placeholder: '请选择', none: '没有可选项' },
  en: { placeholder: 'Choose', none: 'No options' },
});
