import { defineTexts } from '@mingjian/ui';

export const attemptsTexts = defineTexts('messageAttempts', {
  zh: {
    attempts: '逐次发送',
    attempt: (number: number) => `第 ${number} 次`,
    none: '尚未尝试发送',
    failed: '没有加载发送记录',
  },
  en: {
    attempts: 'Attempts',
    attempt: (number) => `Attempt ${number}`,
    none: 'Not tried yet',
    failed: 'Attempts could not be loaded',
  },
});
