import type { OpenUrl } from '@mingjian/api';
import { notFound, refusal } from '../../../failure';
import type { Backend } from '../../../http/backend';
import type { Caller } from '../../../http/caller';
import type { CompanyPage } from '../../../http/signingService';
import { demandRight, withinScope } from '../../../resources/scope';
import { COMPANY_OWNERS } from '../../../roles';
import { contractTexts } from '../texts';
import { askVendor } from './vendors';

/** Returns the address at which a company is verified, has its seal made, or is exempted. */
export async function companyPage(
  page: CompanyPage,
  companyId: string,
  caller: Caller,
  { db, signing }: Backend,
): Promise<OpenUrl> {
  demandRight(caller, COMPANY_OWNERS);
  const company = await db
    .selectFrom('companies')
    .select(['id', 'name', 'creditCode'])
    .where('id', '=', companyId)
    .where(withinScope(caller, 'companies.id'))
    .executeTakeFirst();
  if (!company) throw notFound();
  const [provider] = signing;
  if (!provider) throw refusal(409, contractTexts, (t) => t.noVendor);
  const known = { ...company, creditCode: company.creditCode ?? '' };
  return { url: await askVendor(() => provider.companyUrl(page, known)) };
}
