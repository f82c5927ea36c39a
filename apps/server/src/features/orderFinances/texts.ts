import { defineTexts } from '../../texts';

/** Messages about the money of orders. */
export const orderFinanceTexts = defineTexts({
  zh: { readOnly: '订单财务由订单、余额和对账单得出，不能直接修改' },
  en: { readOnly: 'These rows come from orders, balances and statements: change those instead' },
});
