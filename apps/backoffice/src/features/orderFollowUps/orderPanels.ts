import type { OrderPanels } from '../../shared/orders/orderPanels';
import { OrderContactsCard } from './OrderContactsCard';

export const orderPanels: OrderPanels = [{ column: 'side', Panel: OrderContactsCard }];
