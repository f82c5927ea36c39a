import { list, page, type Feature } from '../../shell';
import { orderTabBy } from './model/orderTabBy';
import { StartCheckMenu } from './StartCheckMenu';

const orderList = list(() => import('./OrderListPage'), 'OrderListPage');

const createForm = page(() => import('./CreateOrderPage'), 'CreateOrderPage', {
  tabBy: ['type', 'draft', 'product', 'cartLine'],
});

export const feature: Feature = {
  pages: {
    '/f-order/f-order/orderList': orderList,
    '/f-order/f-order-company/orderList': orderList,
    '/f-order/f-order/flashOrderList': list(() => import('./flash/FlashListPage'), 'FlashListPage'),
    '/f-order/f-order-company/createForm': createForm,
    '/f-order/f-order/createForm': createForm,
    '/f-order/f-order/orderDetails': page(() => import('./OrderDetailsPage'), 'OrderDetailsPage', {
      tabBy: orderTabBy,
    }),
    '/f-order/f-order/taskList': list(() => import('./taskList/TaskListPage'), 'TaskListPage'),
    '/f-order/f-order/taskDesk': page(() => import('./desk/TaskDeskPage'), 'TaskDeskPage', {
      tabBy: ['taskId'],
    }),
  },
  headerActions: [StartCheckMenu],
};
