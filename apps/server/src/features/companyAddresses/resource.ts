import { companyAddress } from '@mingjian/api';
import { areaText } from '../../resources/areaText';
import { knownCompany } from '../../resources/references';
import { changeStored } from '../../resources/resourceWrites';
import { serve } from '../../resources/serve';
import type { Completion } from '../../resources/servedResource';
import { currentAddressRowsRule } from '../../resources/textRules';
import { ADDRESS_EDITORS, CLIENTS, COMPANY_STAFF } from '../../roles';

/** Postal addresses of client companies. Staff reach all of them, a client its own. */
export const addressResource = serve(
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
    await changeStored(addressResource, row, { defaultFlag: 0 }, { caller, now, db });
}
