import { page, type Feature } from '../../shell';

export const feature: Feature = {
  pages: { '/materialList': page(() => import('./MaterialPage'), 'MaterialPage') },
};
