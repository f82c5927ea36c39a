import { companyProduct, order } from '@mingjian/api';
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
  actions: (caller) => (holdsRight(caller, ORDER_ACCEPTORS) ? ['accept'] : []),
});

/** The products that companies may order. Staff see those of all companies, a client its own. */
export const companyOffers = serve(
  companyProduct,
  'companyOffers',
)({
  objectType: 'companyProduct',
  module: 'products',
  label: 'name',
  company: 'companyId',
  defaultOrder: 'sort asc',
  translated: { name: 'nameEn' },
  may: { read: EVERYBODY, seeRestricted: MONEY_READERS },
});
