import { defineTexts } from '@mingjian/ui';

/** What stands in for a part that is not loaded. */
export const lazyPartTexts = defineTexts('lazyPart', {
  zh: { failed: '加载失败，请检查网络', retry: '重试' },
  en: { failed: 'This could not be loaded. Check the connection.', retry: 'Try again' },
});
