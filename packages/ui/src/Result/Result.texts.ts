import { defineTexts } from '../texts/texts';

export const resultTexts = defineTexts('Result', {
  zh: {
    title403: '没有权限访问该页面',
    description403: '需要查看时，请联系主管或管理员开通。',
    title404: '页面不存在',
    description404: '地址可能有误，或页面已被移走。请检查地址，或返回首页。',
    title500: '服务暂时不可用',
    description500: '问题出在我们这边，已填写的内容不受影响。请稍后重试。',
  },
  en: {
    title403: 'You do not have access to this page',
    description403: 'If you need it, ask your manager or an administrator for access.',
    title404: 'This page does not exist',
    description404:
      'The address may be wrong, or the page has moved. Check the address, or go back to the start.',
    title500: 'The service is not available right now',
    description500:
      'Something went wrong on our side. Your input is not affected. Try again in a moment.',
  },
});
