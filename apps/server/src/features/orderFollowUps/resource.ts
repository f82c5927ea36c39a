import { orderFollowUp, recordingMarksRule } from '@mingjian/api';
import { maskMobile } from '../../resources/masks';
import { knownOrder } from '../../resources/references';
import { companyScope } from '../../resources/scope';
import { serve } from '../../resources/serve';
import { CONTACT_LOGGERS, CONTACT_READERS, ORDER_MANAGERS } from '../../roles';
import { marksOfRecordings } from './recordingMarks';

/** Contacts of the provider's staff with the sources of orders. */
export const orderFollowUpResource = serve(
  orderFollowUp,
  'orderFollowUps',
)({
  objectType: 'orderFollowUp',
  module: 'orders',
  label: 'contactName',
  scope: companyScope('orderFollowUps.companyId'),
  defaultOrder: 'create_time desc',
  columns: {
    orderNo: { by: 'orderId', table: 'orders', column: 'orderNo' },
    candidateName: { by: 'orderId', table: 'orders', column: 'candidateName' },
    companyName: { by: 'companyId', table: 'companies', column: 'name' },
    userName: { by: 'userId', table: 'users', column: 'realname' },
  },
  references: { orderId: knownOrder },
  masks: { phone: maskMobile },
  textRules: { audioMarks: recordingMarksRule },
  may: { read: CONTACT_READERS, create: CONTACT_LOGGERS, delete: ORDER_MANAGERS },
  async complete({ values, stored, caller, db }) {
    const marks = marksOfRecordings({ values, stored, caller });
    if (stored) return marks;
    const order = await db
      .selectFrom('orders')
      .select('companyId')
      .where('id', '=', values['orderId'] as string)
      .executeTakeFirstOrThrow();
    return { ...marks, companyId: order.companyId, userId: caller.userId };
  },
});
