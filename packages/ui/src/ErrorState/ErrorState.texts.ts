import { defineTexts } from '../texts/texts';

export const errorStateTexts = defineTexts('ErrorState', {
  zh: { title: '加载失败', description: '网络或服务暂时不可用，请稍后重试。', retry: '重试' },
  en: {
    title: 'Could not load',
    description: 'The network or the service is not available right now. Try again in a moment.',
    retry: 'Try again',
  },
});
