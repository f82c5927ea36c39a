import { defineTexts } from '@mingjian/ui';

export const sessionTexts = defineTexts('session', {
  zh: {
    loading: '正在载入您的工作台',
    retrying: (attempt: number) => `网络不稳定，正在重试（第 ${attempt} 次）`,
    loadFailed: '登录会话过期，请重新登录',
    inactive: '您已经长时间未操作,请重新登录！',
  },
  en: {
    loading: 'Loading your workspace',
    retrying: (attempt: number) => `The network is unstable, retrying (attempt ${attempt})`,
    loadFailed: 'Your session has expired. Please sign in again',
    inactive: 'You have been inactive for a long time. Please sign in again',
  },
});
