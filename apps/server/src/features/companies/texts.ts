import { defineTexts } from '../../texts';

/** Messages of this feature. */
export const companyTexts = defineTexts({
  zh: {
    managedCount: (count: number) => `${count} 家客户公司`,
    codedCount: (count: number) => `${count} 家公司`,
  },
  en: {
    managedCount: (count) => `${count} client ${count === 1 ? 'company' : 'companies'}`,
    codedCount: (count) => `${count} ${count === 1 ? 'company' : 'companies'}`,
  },
});
