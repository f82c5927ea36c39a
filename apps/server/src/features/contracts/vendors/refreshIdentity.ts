import { sql } from 'kysely';
import { SYSTEM } from '../../../flows/serveFlow';
import type { Backend } from '../../../http/backend';
import type { JobKind } from '../../../jobs/jobKind';
import { isIdentified } from '../identity/identityFlag';
import { passIdentity, setRealname, storeCheck } from '../identity/passIdentity';
import { identityRefresh } from './refreshKind';
import { personOf } from './vendors';

/** Asks the vendor about the identity of a form's candidate, after a notification. */
export const identityRefreshes: JobKind<{ formId: string }, Backend> = {
  ...identityRefresh,
  retries: 5,
  pause: 20,
  async run({ formId }, backend) {
    const [provider] = backend.signing;
    const form = await backend.db
      .selectFrom('collectForms')
      .select(['orderId', 'candidateId'])
      .where('id', '=', formId)
      .executeTakeFirst();
    if (!provider || !form) return;
    const result = await provider.identityState(await personOf({ formId }, backend.db));
    if (result === 'waiting') return;
    await backend.db.transaction().execute(async (db) => {
      const inside = { ...backend, db };
      await sql`select 1 from orders where id = ${form.orderId} for update`.execute(db);
      if (await isIdentified(formId, db)) return;
      const ref = { ...form, formId };
      const check = { ...ref, method: 'vendor', result, byCode: false } as const;
      // Which vendor answered is the reason of the result.
      await storeCheck({ ...check, reason: provider.code }, SYSTEM, inside);
      if (result === 'passed') await passIdentity(ref, SYSTEM, inside);
      else await setRealname(form.candidateId, 3, inside);
    });
  },
};
