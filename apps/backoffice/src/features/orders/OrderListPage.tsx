import { useMemo } from 'react';
import type { OrderRow } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import type { ListActions } from '@mingjian/widgets/ListGrid';
import { OrderMenu } from '../../shared/orders/OrderMenu';
import { usePermission } from '../../shared/permission/usePermission';
import { ListScreen, useListScreen } from '../../shared/resourceList/ListScreen';
import { useSignedIn } from '../../shell';
import { ownOrdersText } from './model/ownOrders';
import { orderList } from './orderList';
import { orderListTexts } from './orderList.texts';
import { useAcceptOrders } from './useAcceptOrders';
import { useDangerOptions } from './useDangerOptions';
import { useOrderPresets } from './useOrderPresets';

/** The order list of staff and of client companies. The server decides which rows each sees. */
export function OrderListPage() {
  const { mine, myTurn } = useTexts(orderListTexts);
  const { user } = useSignedIn();
  const chipTexts = useMemo(
    () => ({ pmId: ownOrdersText(user.id, mine), turnOf: ownOrdersText(user.id, myTurn) }),
    [user.id, mine, myTurn],
  );
  const screen = useListScreen(orderList, {
    pageOptions: useDangerOptions(),
    chipTexts,
    presets: useOrderPresets(),
  });
  const accept = useAcceptOrders();
  const mayAccept = usePermission({ actions: ['accept'] }, screen.can);
  const bulkActions = useMemo(() => (mayAccept ? [accept] : []), [mayAccept, accept]);
  const actions: ListActions<OrderRow> = { bulk: bulkActions, primary: <OrderMenu /> };
  return <ListScreen screen={screen} actions={actions} selectable />;
}
