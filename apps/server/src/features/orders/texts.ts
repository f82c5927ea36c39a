import { defineTexts } from '../../texts';

/** Messages of this feature. */
export const orderTexts = defineTexts({
  zh: {
    orderMissing: '订单不存在',
    orderAcceptedBy: (name: string) => `该订单已被${name}接单`,
    orderNotAcceptable: (status: string) => `订单当前状态为「${status}」，不能接单`,
  },
  en: {
    orderMissing: 'This order does not exist',
    orderAcceptedBy: (name) => `${name} has already accepted this order`,
    orderNotAcceptable: (status) => `The order is “${status}” and cannot be accepted`,
  },
});
