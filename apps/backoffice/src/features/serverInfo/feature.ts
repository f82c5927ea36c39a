import { page, type Feature } from '../../shell';

export const feature: Feature = {
  pages: { '/system/serverInfo': page(() => import('./ServerInfoPage'), 'ServerInfoPage') },
};
