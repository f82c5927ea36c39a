import { beijingDay, startOfBeijingDay, type AuthFlag } from '@mingjian/api';
import type { Db } from '../../../database/connect';
import type { Backend } from '../../../http/backend';
import { maskMobile } from '../../../resources/masks';
import type { Language } from '../../../texts';
import { contractTexts } from '../texts';
import { ATTEMPTS, type Mismatch } from './identityRules';

/** Returns the state of the identity of a form's candidate. */
export async function identityFlag(
  formId: string,
  language: Language,
  backend: Pick<Backend, 'db' | 'now' | 'outbox'>,
): Promise<AuthFlag> {
  const { db, outbox } = backend;
  const { realnameStatus, idType, mobile } = await db
    .selectFrom('collectForms as f')
    .innerJoin('candidates as c', 'c.id', 'f.candidateId')
    .select(['c.realnameStatus', 'c.idType', 'c.mobile'])
    .where('f.id', '=', formId)
    .executeTakeFirstOrThrow();
  const last = await db
    .selectFrom('identityChecks')
    .select(['result', 'reason', 'method'])
    .where('formId', '=', formId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const isPassed = await isIdentified(formId, db);
  return {
    authFlag: isPassed ? 1 : 0,
    // Passed for an earlier order is not passed for this one.
    status: isPassed ? 2 : realnameStatus === 2 ? 0 : realnameStatus,
    failReason: last?.result === 'failed' && !isPassed ? reasonOf(last, language) : null,
    needsCode: outbox.sends('sms'),
    attemptsLeft: Math.max(0, ATTEMPTS - (await papersToday(formId, backend))),
    idType,
    mobile: mobile ? maskMobile(mobile) : null,
  };
}

/** Whether a form's candidate is identified, and the letter did not go back to that step. */
export async function isIdentified(formId: string, db: Db): Promise<boolean> {
  const { identifiedAt, status } = await db
    .selectFrom('collectForms as f')
    .leftJoin('contracts as c', 'c.formId', 'f.id')
    .select(['f.identifiedAt', 'c.status'])
    .where('f.id', '=', formId)
    .executeTakeFirstOrThrow();
  return identifiedAt !== null && status !== 1;
}

/** Returns how often a form's candidate has tried today. */
export async function papersToday(
  formId: string,
  { db, now }: Pick<Backend, 'db' | 'now'>,
): Promise<number> {
  const { count } = await db
    .selectFrom('identityChecks')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('formId', '=', formId)
    .where('method', '=', 'papers')
    .where('createdAt', '>=', startOfBeijingDay(beijingDay(now())))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A mismatch is stored by its code, a decision of staff in their words. */
const reasonOf = (
  { reason, method }: { reason: string | null; method: string },
  language: Language,
) =>
  method === 'papers' ? contractTexts((t) => t.failReason[reason as Mismatch])(language) : reason;
