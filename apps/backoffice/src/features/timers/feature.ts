import { list, type Feature } from '../../shell';

export const feature: Feature = {
  pages: { '/system/timerList': list(() => import('./TimerListPage'), 'TimerListPage') },
};
