import { list, type Feature } from '../../shell';

export const feature: Feature = {
  pages: { '/system/outboxList': list(() => import('./OutboxListPage'), 'OutboxListPage') },
};
