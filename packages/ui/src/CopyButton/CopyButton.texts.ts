import { defineTexts } from '../texts/texts';

export const copyButtonTexts = defineTexts('CopyButton', {
  zh: { copy: '复制', copied: '已复制', failed: '未能复制，请重试' },
  en: { copy: 'Copy', copied: 'Copied', failed: 'Could not copy. Try again' },
});
