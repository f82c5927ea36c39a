import type { OrderPanels } from '../../shared/orders/orderPanels';
import { OrderHistory } from './OrderHistory';
import { OrderPapersCard } from './OrderPapersCard';

export const orderPanels: OrderPanels = [
  { column: 'main', Panel: OrderPapersCard },
  { column: 'side', Panel: OrderHistory },
];
