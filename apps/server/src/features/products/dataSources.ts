import type { DataSource } from '@mingjian/api';
import { notFound } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight, holdsRight, withinScope } from '../../resources/scope';
import { ANY_ROLE, MONEY_READERS, STAFF } from '../../roles';

/** Returns the sources of a company: in use while it may order a flash check. */
export async function dataSourcesOf(
  companyId: string,
  caller: Caller,
  { db, sources }: Backend,
): Promise<DataSource[]> {
  demandRight(caller, ANY_ROLE);
  const company = await db
    .selectFrom('companies')
    .select('id')
    .where('id', '=', companyId)
    .where('deletedAt', 'is', null)
    .where(withinScope(caller, 'companies.id'))
    .executeTakeFirst();
  if (!company) throw notFound();
  const flash = await db
    .selectFrom('companyOffers')
    .select('id')
    .where('companyId', '=', companyId)
    .where('type', '=', 2)
    .where('enabled', '=', 1)
    .executeTakeFirst();
  const seesCosts = holdsRight(caller, STAFF) && holdsRight(caller, MONEY_READERS);
  return sources.map(({ code, name, nameEn, vendor, price }) => ({
    code,
    name: caller.language === 'en' ? nameEn : name,
    vendor,
    price: seesCosts ? price : null,
    enabled: flash ? 1 : 0,
  }));
}
