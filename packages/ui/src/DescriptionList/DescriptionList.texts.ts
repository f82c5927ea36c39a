import { defineTexts } from '../texts/texts';

export const descriptionListTexts = defineTexts('DescriptionList', {
  zh: { none: '未填写' },
  en: { none: 'Not given' },
});
