import { companyAddress, companyAddresses as addressCalls } from '@mingjian/api';
import { areaText } from '../../resources/areaText';
import { knownCompany } from '../../resources/references';
import { resourceCalls } from '../../resources/resourceCalls';
import { changeStored } from '../../resources/resourceWrites';
import { serve } from '../../resources/serve';
import type { Completion } from '../../resources/servedResource';
import { currentAddressRowsRule } from '../../resources/textRules';
import { ADDRESS_EDITORS, CLIENTS, COMPANY_STAFF } from '../../roles';
import type { Feature } from '../feature';

const addresses = serve(
  companyAddress,
  'companyAddresses',
)({
  objectType: 'companyAddress',
  module: 'companies',
  label: 'receiver',
  company: 'companyId',
  defaultOrder: 'create_time desc',
  columns: { companyName: { by: 'companyId', table: 'companies', column: 'name' } },
  references: { companyId: knownCompany },
  textRules: { servedAreas: currentAddressRowsRule },
  uniques: { company_addresses_default: 'defaultFlag' },
  may: {
    read: [...COMPANY_STAFF, ...CLIENTS],
    create: ADDRESS_EDITORS,
    delete: ADDRESS_EDITORS,
  },
  complete: async (row) => {
    if (row.values.defaultFlag === 1) await clearDefault(row);
    const { area } = row.values;
    return area === undefined ? {} : { areaName: typeof area === 'string' ? areaText(area) : null };
  },
});

/** A new default address replaces the one before. */
async function clearDefault({ values, stored, caller, now, db }: Completion) {
  const companyId = String(stored?.companyId ?? values.companyId);
  const earlier = await db
    .selectFrom('companyAddresses')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('defaultFlag', '=', 1)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .execute();
  for (const row of earlier)
    await changeStored(addresses, row, { defaultFlag: 0 }, { caller, now, db });
}

/** Postal addresses of client companies. */
export const companyAddresses: Feature = {
  name: 'companyAddresses',
  calls: [Object.values(resourceCalls(addressCalls, addresses))],
  resources: [addresses],
  menu: [
    {
      code: 'company-address-list',
      parent: 'company',
      name: '公司地址',
      nameEn: 'Addresses',
      pageurl: 'addressList',
      icon: 'map-pin',
      sort: 2,
      roles: COMPANY_STAFF,
    },
    {
      code: 'client-address-list',
      parent: 'company-order',
      name: '公司地址',
      nameEn: 'Addresses',
      pageurl: 'addressList',
      icon: 'map-pin',
      sort: 3,
      roles: CLIENTS,
    },
  ],
};
