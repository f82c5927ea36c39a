import type { OrderPanels } from '../../shared/orders/orderPanels';
import { CollectCard } from './CollectCard';

export const orderPanels: OrderPanels = [{ column: 'main', Panel: CollectCard }];
