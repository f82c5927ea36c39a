import { defineTexts } from '../../texts';

/** Messages of this feature. */
export const dictionaryMessages = defineTexts({
  zh: {
    standardValue: '系统内置，可以改为停用',
  },
  en: {
    standardValue: 'part of the product; it can be disabled',
  },
});
