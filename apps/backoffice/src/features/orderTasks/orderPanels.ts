import type { OrderPanels } from '../../shared/orders/orderPanels';
import { OrderTasksCard } from './OrderTasksCard';

export const orderPanels: OrderPanels = [{ column: 'main', Panel: OrderTasksCard }];
