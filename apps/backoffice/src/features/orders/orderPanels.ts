import type { OrderPanels } from '../../shared/orders/orderPanels';
import { AcceptButton } from './AcceptButton';
import { NoticeButton } from './notice/NoticeButton';
import { OrderHistory } from './OrderHistory';
import { OrderPapersCard } from './OrderPapersCard';

export const orderPanels: OrderPanels = [
  { column: 'head', Panel: NoticeButton },
  { column: 'head', step: 1, Panel: AcceptButton },
  { column: 'main', Panel: OrderPapersCard },
  { column: 'side', Panel: OrderHistory },
];
