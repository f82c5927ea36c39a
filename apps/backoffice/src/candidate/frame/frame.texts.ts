import { defineTexts } from '@mingjian/ui';

export const frameTexts = defineTexts('candidateFrame', {
  zh: {
    brand: '明鉴',
    product: '候选人信息采集',
    otherLanguage: 'EN',
    toOther: 'Switch to English',
    step: (index: number, count: number) => `第 ${index} 步，共 ${count} 步`,
    rights: '我的信息与权利',
    loading: '正在加载',
    failed: '页面没有加载出来',
    retry: '重试',
    back: '返回',
    broken: '页面出现故障',
    brokenText: '您填写的内容已保存在本机。请重新打开页面继续填写。',
    reload: '重新打开',
  },
  en: {
    brand: 'Mingjian',
    product: 'Candidate information',
    otherLanguage: '中',
    toOther: '切换到中文',
    step: (index, count) => `Step ${index} of ${count}`,
    rights: 'My data and rights',
    loading: 'Loading',
    failed: 'The page could not be loaded',
    retry: 'Try again',
    back: 'Back',
    broken: 'Something went wrong',
    brokenText: 'What you typed is stored on this device. Open the page again to go on.',
    reload: 'Open again',
  },
});
