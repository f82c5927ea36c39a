import { ListScreen, useListScreen } from '../../shared/resourceList/ListScreen';
import { useCodePresets } from '../../shared/resourceList/useCodePresets';
import { orderFinanceList } from './orderFinanceList';

/** States of the payment that somebody has to do something about. */
const STATUSES = [1, 2, 3];

/** The money of orders. Each leads to its order and to its statement. */
export function OrderFinanceListPage() {
  const presets = useCodePresets('payStatus', 'order_pay_status', STATUSES);
  const screen = useListScreen(orderFinanceList, { presets });
  return <ListScreen screen={screen} />;
}
