import { useMemo } from 'react';
import { pickers, type OrderRow } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import type { FilterField, ListCondition } from '@mingjian/widgets/ListFilter';
import { useSignedIn } from '../../shell';
import { managerFilter, managerIn } from './model/managerFilter';
import { orderListTexts } from './orderList.texts';

/**
 * Returns the filter behind links to somebody's orders. Names are requested only for the orders of
 * another than the reader.
 */
export function useManagerFilter(conditions: readonly ListCondition[]): FilterField<OrderRow> {
  const t = useTexts(orderListTexts);
  const { user } = useSignedIn();
  const pmId = managerIn(conditions);
  const isOther = pmId !== null && pmId !== user.id;
  const { data } = useCall(pickers.getUserList, isOther ? { id: pmId, pageSize: 1 } : null);

  return useMemo(
    () =>
      managerFilter(conditions, {
        label: t.pmName,
        mine: t.mine,
        somebodyElse: t.somebodyElse,
        ownId: user.id,
        names: new Map(data?.content.map(({ id, realname }) => [id, realname])),
      }),
    [conditions, t, user.id, data],
  );
}
