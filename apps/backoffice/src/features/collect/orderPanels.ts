import type { OrderPanels } from '../../shared/orders/orderPanels';
import { CollectCard, EarlierCollectCard } from './CollectCard';

export const orderPanels: OrderPanels = [
  { column: 'main', step: 2, Panel: CollectCard },
  { column: 'main', step: 4, Panel: CollectCard },
  { column: 'main', Panel: EarlierCollectCard },
];
