import { orderFinance } from '@mingjian/api';
import { sql } from 'kysely';
import { companyScope } from '../../resources/scope';
import { serve } from '../../resources/serve';
import { CLIENT_ACCOUNTANTS, STATEMENT_READERS } from '../../roles';

/** Orders as finance sees them: staff all, a client its own. Nobody writes to them. */
export const orderFinanceResource = serve(
  orderFinance,
  'orderFinances',
)({
  objectType: 'orderFinance',
  module: 'finance',
  label: 'orderNo',
  scope: companyScope('orderFinances.companyId'),
  defaultOrder: 'order_time desc',
  isLarge: true,
  foldedColumns: { orderNo: 'paired' },
  columns: {
    companyName: { by: 'companyId', table: 'companies', column: 'name' },
    productName: { by: 'productId', table: 'products', column: 'name', english: 'nameEn' },
    userName: () => sql`left(order_finances.candidate_name, 1) || '**'`,
  },
  may: { read: [...STATEMENT_READERS, ...CLIENT_ACCOUNTANTS] },
});
