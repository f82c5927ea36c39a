import { companyProduct } from '@mingjian/api';
import { serve } from '../../resources/serve';
import { EVERYBODY, MONEY_READERS } from '../../roles';

/** The products that companies may order. Staff see those of all companies, a client its own. */
export const companyOffers = serve(
  companyProduct,
  'companyOffers',
)({
  objectType: 'companyProduct',
  module: 'products',
  label: 'name',
  company: 'companyId',
  defaultOrder: 'sort asc',
  translated: { name: 'nameEn' },
  may: { read: EVERYBODY, seeRestricted: MONEY_READERS },
});
