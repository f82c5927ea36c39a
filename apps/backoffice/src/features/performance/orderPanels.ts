import type { OrderPanels } from '../../shared/orders/orderPanels';
import { OtherStepPerformance, PerformancePanel } from './PerformancePanel';

export const orderPanels: OrderPanels = [
  { column: 'main', step: 6, Panel: PerformancePanel },
  { column: 'main', Panel: OtherStepPerformance },
];
