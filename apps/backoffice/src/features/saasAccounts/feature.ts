import { lazyResourcePage } from '../../shared/resourceList/lazyResourcePage';
import type { Feature } from '../../shell';

export const feature: Feature = {
  pages: { '/system/saasAccountList': lazyResourcePage(() => import('./saasAccountList')) },
};
