import { lazyResourcePage } from '../../shared/resourceList/lazyResourcePage';
import type { Feature } from '../../shell';

const ticketList = lazyResourcePage(() => import('./ticketList'));

export const feature: Feature = {
  pages: {
    '/a-company/ticketList': ticketList,
    '/f-order/ticketList': ticketList,
  },
};
