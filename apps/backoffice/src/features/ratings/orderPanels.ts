import type { OrderPanels } from '../../shared/orders/orderPanels';
import { RatingCard } from './RatingCard';

export const orderPanels: OrderPanels = [{ column: 'side', Panel: RatingCard }];
