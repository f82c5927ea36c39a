import { defineTexts } from '../../texts';

/** Messages of this feature. */
export const dictionaryMessages = defineTexts({
  zh: {
    companyCount: (count: number) => `${count} 家公司`,
    standardValue: '系统内置，可以改为停用',
  },
  en: {
    companyCount: (count) => `${count} ${count === 1 ? 'company' : 'companies'}`,
    standardValue: 'part of the product; it can be disabled',
  },
});
