import { defineTexts } from '../../texts';

/** Messages of this feature. */
export const entryLinkTexts = defineTexts({
  zh: { notValid: '链接无效或已过期' },
  en: { notValid: 'This link is not valid, or it has expired' },
});
