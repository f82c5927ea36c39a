import type { DataSource } from '@mingjian/api';
import { notFound } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight, holdsRight, withinScope } from '../../resources/scope';
import { ANY_ROLE, MONEY_READERS, STAFF } from '../../roles';

/** Sources that an installation can show without a contract: their results are examples. */
const DEMONSTRATION: readonly Omit<DataSource, 'enabled'>[] = [
  { code: 'demo.identity', name: '身份二要素（演示）', vendor: '明鉴演示数据源', price: 60 },
  { code: 'demo.education', name: '学历学位（演示）', vendor: '明鉴演示数据源', price: 800 },
  { code: 'demo.court', name: '诉讼与失信（演示）', vendor: '明鉴演示数据源', price: 350 },
];

/** Returns the sources of a company: in use while it may order a flash check. */
export async function dataSourcesOf(
  companyId: string,
  caller: Caller,
  { db }: Backend,
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
  return DEMONSTRATION.map((source) => ({
    ...source,
    price: seesCosts ? source.price : null,
    enabled: flash ? 1 : 0,
  }));
}
