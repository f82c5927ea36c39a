import { reportSample } from '@mingjian/api';
import { companyScope } from '../../resources/scope';
import { serve } from '../../resources/serve';
import { SAMPLE_READERS } from '../../roles';

/** Samples of issued reports, for those who inspect them and for leads. */
export const sampleResource = serve(
  reportSample,
  'reportSampleRows',
)({
  objectType: 'reportSample',
  module: 'orders',
  label: 'orderNo',
  scope: companyScope('reportSampleRows.companyId'),
  defaultOrder: 'create_time desc',
  columns: {
    companyName: { by: 'companyId', table: 'companies', column: 'name' },
    productName: { by: 'productId', table: 'products', column: 'name', english: 'nameEn' },
    pmName: { by: 'pmId', table: 'users', column: 'realname' },
    inspectorName: { by: 'inspectorId', table: 'users', column: 'realname' },
    issueTime: 'issuedAt',
    createTime: 'createdAt',
    finishTime: 'finishedAt',
  },
  may: { read: SAMPLE_READERS },
});
