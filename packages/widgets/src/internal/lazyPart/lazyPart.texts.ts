import { defineTexts } from '@mingjian/ui';

/** Texts of a part that failed to load. */
export const lazyPartTexts = defineTexts('LazyPart', {
  zh: { failed: '加载失败，请检查网络', retry: '重试' },
  en: { failed: 'Failed to load. Check your connection.', retry: 'Try again' },
});
