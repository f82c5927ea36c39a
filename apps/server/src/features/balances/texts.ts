import { defineTexts } from '../../texts';

/** Messages about balances. */
export const balanceTexts = defineTexts({
  zh: {
    tooLittle: '余额不足：可用余额不能为负，已冻结的金额不能动用',
    notCovered: '客户余额不足以冻结本单费用，请先充值',
    positive: '必须大于 0',
    notZero: '不能为 0',
    madeByOrders: '冻结、扣费和解冻由订单产生，不能手工登记',
    reasonMissing: '调账请写明原因',
  },
  en: {
    tooLittle:
      'The balance is too low: what is available may not be negative, and held amounts stay held',
    notCovered: 'The client’s balance does not cover this order, so it has to be topped up first',
    positive: 'must be more than 0',
    notZero: 'must not be 0',
    madeByOrders: 'Holds, charges and releases come from orders and cannot be entered by hand',
    reasonMissing: 'Give the reason of an adjustment',
  },
});
