import { orderTask } from '@mingjian/api';
import { companyScope } from '../../resources/scope';
import { serve } from '../../resources/serve';
import { STAFF } from '../../roles';

/** The tasks of all orders, for staff. */
export const orderTaskResource = serve(
  orderTask,
  'orderTaskRows',
)({
  objectType: 'orderTask',
  module: 'orders',
  label: 'taskNo',
  scope: companyScope('orderTaskRows.companyId'),
  defaultOrder: 'create_time desc',
  isLarge: true,
  columns: {
    companyName: { by: 'companyId', table: 'companies', column: 'name' },
    productName: { by: 'productId', table: 'products', column: 'name', english: 'nameEn' },
    ownerName: { by: 'ownerId', table: 'users', column: 'realname' },
    userName: 'candidateName',
    createTime: 'createdAt',
  },
  translated: { itemName: 'itemNameEn' },
  may: { read: STAFF },
});
