import { companyOverview } from '@mingjian/api';
import { serve } from '../../resources/serve';
import { COMPANY_STAFF, MONEY_READERS } from '../../roles';

/** Client companies with what is under way for each, for staff. Nobody writes to them. */
export const companyOverviewResource = serve(
  companyOverview,
  'companyOverviews',
)({
  objectType: 'companyOverview',
  module: 'companies',
  label: 'companyName',
  company: 'id',
  defaultOrder: 'company_no asc',
  columns: {
    companyId: 'id',
    companyName: 'name',
    companyShort: 'shortName',
    createTime: 'createdAt',
    managerName: { by: 'managerId', table: 'users', column: 'realname' },
  },
  may: { read: COMPANY_STAFF, seeRestricted: MONEY_READERS },
});
