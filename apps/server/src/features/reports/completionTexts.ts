import { defineTexts } from '../../texts';

/** Name and note of the timer that completes orders. */
export const completionTexts = defineTexts({
  zh: {
    title: '自动完成订单',
    note: '报告出具后，客户已查看或超过 3 个工作日没有异议的订单，自动完成。不发通知，没有参数。',
  },
  en: {
    title: 'Complete orders',
    note: 'Completes orders whose report the client has opened, or did not object to within 3 working days. Tells nobody. Takes no parameters.',
  },
});
