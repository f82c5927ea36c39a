import type { Backend } from '../../http/backend';
import type { Wording } from '../../texts';
import { storeNotice } from '../notices/sendNotice';
import type { MovedOrder } from '../orders/tables';

/** Type of a notice about an order. */
const ORDER_NOTICE = 2;

interface DisputeNotice {
  order: Pick<MovedOrder, 'id' | 'companyId'>;
  /** People, `null` for nobody; the sender gets none. */
  to: readonly (string | null)[];
  /** `null` for the product and the candidate. */
  from: string | null;
  title: Wording;
  content: Wording;
}

/** Tells people of a dispute, without the one who caused it. */
export async function tellOfDispute(
  { order, to, from, title, content }: DisputeNotice,
  backend: Backend,
) {
  const targets = [...new Set(to)].filter((id): id is string => id !== null && id !== from);
  if (targets.length === 0) return;
  await storeNotice(
    {
      orderId: order.id,
      companyId: order.companyId,
      noticeType: ORDER_NOTICE,
      title: title('zh'),
      content: content('zh'),
      fromUser: from,
      remark: null,
    },
    { targets },
    backend,
  );
}
