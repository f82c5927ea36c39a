import { useMemo } from 'react';
import type { OrderRow } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import type { ListCondition } from '@mingjian/widgets/ListFilter';
import { EMPTY_QUERY, type ListActions } from '@mingjian/widgets/ListGrid';
import { Permission } from '../../shared/permission/Permission';
import { usePermission } from '../../shared/permission/usePermission';
import { ListScreen, useListScreen } from '../../shared/resourceList/ListScreen';
import { useSignedIn } from '../../shell';
import { ownOrdersText } from './model/ownOrders';
import { orderList } from './orderList';
import { orderListTexts } from './orderList.texts';
import { OrderListMenu } from './OrderMenu';
import { OwnOrdersButton } from './OwnOrdersButton';
import { useAcceptOrders } from './useAcceptOrder';
import { useDangerOptions } from './useDangerOptions';

/** The order list of staff and of client companies. The server decides which rows each sees. */
export function OrderListPage() {
  const { mine } = useTexts(orderListTexts);
  const { user } = useSignedIn();
  const chipTexts = useMemo(() => ({ pmId: ownOrdersText(user.id, mine) }), [user.id, mine]);
  const screen = useListScreen(orderList, { pageOptions: useDangerOptions(), chipTexts });
  const { query = EMPTY_QUERY, onQueryChange } = screen.memory;
  const { conditions } = query;
  const accept = useAcceptOrders();
  const mayAccept = usePermission({ actions: ['accept'] }, screen.can);
  const bulkActions = useMemo(() => (mayAccept ? [accept] : []), [mayAccept, accept]);
  const search = (next: readonly ListCondition[]) =>
    onQueryChange?.({ ...query, conditions: next, page: 1 }, { replace: false });
  const actions: ListActions<OrderRow> = {
    bulk: bulkActions,
    tools: (
      <>
        <Permission userTypes={['serviceUser']}>
          <OwnOrdersButton ownId={user.id} conditions={conditions} onConditionsChange={search} />
        </Permission>
        <OrderListMenu />
      </>
    ),
  };
  return <ListScreen screen={screen} actions={actions} selectable />;
}
