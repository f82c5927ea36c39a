import { useMemo } from 'react';
import type { OrderRow } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import type { ListActions } from '@mingjian/widgets/ListGrid';
import { OrderMenu } from '../../shared/orders/OrderMenu';
import { ListScreen, useListScreen } from '../../shared/resourceList/ListScreen';
import { useSignedIn } from '../../shell';
import { useOrderBulk } from './bulk/useOrderBulk';
import { ownOrdersText } from './model/ownOrders';
import { orderList } from './orderList';
import { orderListTexts } from './orderList.texts';
import { renderOrderPreview } from './preview/lazyOrderPreview';
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
  const bulk = useOrderBulk(screen.can);
  const actions: ListActions<OrderRow> = { bulk, primary: <OrderMenu /> };
  return <ListScreen screen={screen} actions={actions} preview={renderOrderPreview} selectable />;
}
