import type { OrderPanels } from '../../shared/orders/orderPanels';
import { SampleCard } from './SampleCard';

export const orderPanels: OrderPanels = [{ column: 'side', Panel: SampleCard }];
