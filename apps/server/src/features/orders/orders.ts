import { order } from '@mingjian/api';
import { maskMobile } from '../../resources/masks';
import { holdsRight } from '../../resources/scope';
import { serve } from '../../resources/serve';
import { EVERYBODY, MONEY_READERS, ORDER_ACCEPTORS } from '../../roles';

/** The order list. Staff see all orders, a client its own. */
export const orderResource = serve(
  order,
  'orders',
)({
  objectType: 'order',
  module: 'orders',
  label: 'orderNo',
  company: 'companyId',
  defaultOrder: 'order_time desc',
  columns: {
    userName: 'candidateName',
    mobile: { by: 'candidateId', table: 'candidates', column: 'mobile' },
    companyName: { by: 'companyId', table: 'companies', column: 'name' },
    productName: { by: 'productId', table: 'products', column: 'name', english: 'nameEn' },
    pmName: { by: 'pmId', table: 'users', column: 'realname' },
  },
  masks: { mobile: maskMobile },
  pairIndexes: ['orderNo', 'userName', 'position'],
  may: { read: EVERYBODY, seeRestricted: MONEY_READERS },
  actions: (caller) => (holdsRight(caller, ORDER_ACCEPTORS) ? ['take'] : []),
});
