import type { OrderPanels } from '../../shared/orders/orderPanels';
import { OrderInterfacesCard } from './OrderInterfacesCard';

export const orderPanels: OrderPanels = [{ column: 'main', Panel: OrderInterfacesCard }];
