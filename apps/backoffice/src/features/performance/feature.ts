import { lazyResourcePage } from '../../shared/resourceList/lazyResourcePage';
import type { Feature } from '../../shell';

export const feature: Feature = {
  pages: { '/system/kpiItemList': lazyResourcePage(() => import('./kpiItemList')) },
};
