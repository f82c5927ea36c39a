import type { OrderPanels } from '../../shared/orders/orderPanels';
import { OtherStepReportCard, ReportCard } from './ReportCard';

export const orderPanels: OrderPanels = [
  { column: 'main', step: 7, Panel: ReportCard },
  { column: 'main', Panel: OtherStepReportCard },
];
