import type { OpenUrl } from '@mingjian/api';
import { notFound, refusal } from '../../../failure';
import type { Backend } from '../../../http/backend';
import type { Caller } from '../../../http/caller';
import type { CompanyPage } from '../../../http/signingService';
import { sendJob } from '../../../jobs/jobKind';
import { demandRight, withinScope } from '../../../resources/scope';
import { COMPANY_OWNERS } from '../../../roles';
import { contractTexts } from '../texts';
import { companyRefresh } from './refreshKind';
import { askVendor } from './vendors';

/** After this time the vendor is asked, in case its notification is lost. */
const PATIENCE = 10 * 60_000;

/** Returns the address at which a company is verified, has its seal made, or is exempted. */
export async function companyPage(
  page: CompanyPage,
  companyId: string,
  caller: Caller,
  backend: Backend,
): Promise<OpenUrl> {
  const { db, signing } = backend;
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
  const url = await askVendor(() => provider.companyUrl(page, known));
  if (page === 'verify') await beginVerification(companyId, backend);
  return { url };
}

async function beginVerification(companyId: string, { db, now }: Backend) {
  await db
    .updateTable('companies')
    .set({ authStatus: 1, updatedAt: now() })
    .where('id', '=', companyId)
    .where('authStatus', '<>', 2)
    .execute();
  const startAfter = new Date(now().getTime() + PATIENCE);
  await sendJob(db, companyRefresh, { companyId }, { startAfter });
}
