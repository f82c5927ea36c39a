import type { OrderPanels } from '../../shared/orders/orderPanels';
import { AccessCard } from './AccessCard';

export const orderPanels: OrderPanels = [{ column: 'side', Panel: AccessCard }];
