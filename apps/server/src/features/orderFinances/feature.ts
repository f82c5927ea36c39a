import { financialOrders as calls } from '@mingjian/api';
import { refusal } from '../../failure';
import { bindCall } from '../../http/bind';
import { resourceListCall } from '../../resources/resourceCalls';
import { demandRight } from '../../resources/scope';
import { CLIENT_ACCOUNTANTS, STATEMENT_READERS } from '../../roles';
import type { Feature } from '../feature';
import { orderFinanceResource } from './resource';
import { orderFinanceTexts } from './texts';

/** The money of orders, in one list. */
export const orderFinances: Feature = {
  name: 'orderFinances',
  calls: [
    [
      resourceListCall(calls.getList, orderFinanceResource),
      ...[calls.save, calls.update, calls.delete].map((call) =>
        bindCall(call, async (_, caller) => {
          demandRight(caller, orderFinanceResource.may.read);
          throw refusal(405, orderFinanceTexts, (t) => t.readOnly);
        }),
      ),
    ],
  ],
  resources: [orderFinanceResource],
  menu: [
    {
      code: 'order-finance-list',
      parent: 'company',
      name: '订单财务',
      nameEn: 'Order finances',
      pageurl: 'orderFinanceList',
      icon: 'scroll-text',
      sort: 14,
      rights: STATEMENT_READERS,
    },
    {
      code: 'client-order-finances',
      parent: 'company-order',
      name: '订单财务',
      nameEn: 'Order finances',
      pageurl: 'orderFinanceList',
      icon: 'scroll-text',
      sort: 14,
      resources: ['VOrderFinancialInfo'],
      rights: CLIENT_ACCOUNTANTS,
    },
  ],
};
