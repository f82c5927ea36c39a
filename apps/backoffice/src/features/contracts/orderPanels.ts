import type { OrderPanels } from '../../shared/orders/orderPanels';
import { OrderSigningCard } from './OrderSigningCard';

export const orderPanels: OrderPanels = [{ column: 'side', Panel: OrderSigningCard }];
