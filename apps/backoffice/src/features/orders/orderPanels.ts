import type { OrderPanels } from '../../shared/orders/orderPanels';
import { DelayButton } from './delay/DelayButton';
import { NoticeButton } from './notice/NoticeButton';
import { OrderHistory } from './OrderHistory';
import { OrderMoves } from './OrderMoves';
import { OrderPapersCard } from './OrderPapersCard';
import { OrderTasksCard } from './tasks/OrderTasksCard';

export const orderPanels: OrderPanels = [
  { column: 'head', Panel: NoticeButton },
  { column: 'head', Panel: DelayButton },
  { column: 'head', Panel: OrderMoves },
  { column: 'main', Panel: OrderTasksCard },
  { column: 'main', Panel: OrderPapersCard },
  { column: 'side', Panel: OrderHistory },
];
