import { defineTexts } from '@mingjian/ui';

/** Names of the material libraries. */
export const materialTexts = defineTexts('materials', {
  zh: { provider: '素材库', own: '本公司素材', shared: '平台素材' },
  en: { provider: 'Material library', own: 'Own materials', shared: 'Shared materials' },
});
