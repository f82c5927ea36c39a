import { defineTexts } from '../../texts';

/** Messages about the view of companies. */
export const companyOverviewTexts = defineTexts({
  zh: { readOnly: '客户概况由客户公司、订单和对账单得出，不能直接修改' },
  en: {
    readOnly: 'The overview follows from companies, orders and statements; nobody writes to it',
  },
});
