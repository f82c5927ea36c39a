import { resourcePage } from '../../shared/resourceList/lazyResourcePage';
import type { Feature } from '../../shell';

export const feature: Feature = {
  pages: { '/a-company/companyList': resourcePage(() => import('./companyList')) },
};
