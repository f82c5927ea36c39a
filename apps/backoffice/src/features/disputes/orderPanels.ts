import type { OrderPanels } from '../../shared/orders/orderPanels';
import { DisputesCard } from './DisputesCard';

export const orderPanels: OrderPanels = [{ column: 'main', Panel: DisputesCard }];
