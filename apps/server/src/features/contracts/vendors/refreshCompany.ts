import type { Db } from '../../../database/connect';
import type { Backend } from '../../../http/backend';
import type { SigningCompany } from '../../../http/signingService';
import type { JobKind } from '../../../jobs/jobKind';
import { companyRefresh } from './refreshKind';

/** Asks the vendor about the verification of a company. */
export const companyRefreshes: JobKind<{ companyId: string }, Backend> = {
  ...companyRefresh,
  retries: 5,
  pause: 20,
  async run({ companyId }, { db, now, signing }) {
    const [provider] = signing;
    const company = await companyAtVendor(companyId, db);
    if (!provider || !company) return;
    const result = await provider.companyState(company);
    if (result === 'waiting') return;
    await db
      .updateTable('companies')
      .set({ authStatus: result === 'passed' ? 2 : 3, updatedAt: now() })
      .where('id', '=', companyId)
      .where('authStatus', '<>', 2)
      .execute();
  },
};

/** Returns a company as vendors know it. */
async function companyAtVendor(id: string, db: Db): Promise<SigningCompany | undefined> {
  const company = await db
    .selectFrom('companies')
    .select(['id', 'name', 'creditCode'])
    .where('id', '=', id)
    .executeTakeFirst();
  return company && { ...company, creditCode: company.creditCode ?? '' };
}
