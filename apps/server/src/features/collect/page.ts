import { clientStepsOf, type CandidateAuthInfo, type CollectPage } from '@mingjian/api';
import type { Selectable } from 'kysely';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { STEP_TIMES, stepsOf } from '../orders/steps';
import type { OrderTable } from '../orders/tables';
import { consentsOf } from './consents';
import { copiedReport } from './copiedReport';
import { refusal } from '../../failure';
import { demandRight } from '../../resources/scope';
import { CANDIDATE_READERS } from '../../roles';
import { formsOf, ownForm, timeOf } from './forms';
import { collectTexts } from './texts';
import { purposeOf } from './groupTexts';
import { itemRows, travellingItems } from './items';
import { groupsOf } from './orderGroups';

/** Returns the content of a candidate's pages. */
export async function collectPageOf(caller: Caller, { db }: Backend): Promise<CollectPage> {
  const { language } = caller;
  const form = await ownForm(caller, db);
  const order = await db
    .selectFrom('orders')
    .selectAll('orders')
    .where('id', '=', form.orderId)
    .executeTakeFirstOrThrow();
  const company = await db
    .selectFrom('companies')
    .select(['name', 'retentionMonths'])
    .where('id', '=', form.companyId)
    .executeTakeFirstOrThrow();
  const candidate = await db
    .selectFrom('candidates')
    .select('deleteDueDate')
    .where('id', '=', form.candidateId)
    .executeTakeFirstOrThrow();
  const officer =
    order.pmId === null
      ? undefined
      : await db
          .selectFrom('users')
          .select(['realname', 'phone'])
          .where('id', '=', order.pmId)
          .executeTakeFirst();
  const supplements = await db
    .selectFrom('collectEvents')
    .select(['content', 'createTime'])
    .where('formId', '=', form.id)
    .where('action', '=', 'returnItems')
    .orderBy('number', 'desc')
    .execute();
  const other = await db
    .selectFrom('candidateSessions')
    .select('lastSeenAt')
    .where('formId', '=', form.id)
    .where('tokenHash', '<>', caller.candidate!.sessionHash)
    .orderBy('lastSeenAt', 'desc')
    .executeTakeFirst();
  const report = (await copiedReport(order.id, db)) ?? null;
  return {
    orderId: order.id,
    orderNo: order.orderNo,
    candidateId: form.candidateId,
    companyName: company.name,
    candidateName: order.candidateName,
    positionName: order.position || null,
    status: form.status,
    tokenExpire: timeOf(form.linkExpiresAt),
    authUrl: order.authUrl,
    officer: officer ? { realname: officer.realname, phone: officer.phone ?? '' } : null,
    retentionMonths: company.retentionMonths,
    deleteDueDate: candidate.deleteDueDate,
    surveyed: (await groupsOf(order.id, db)).map(({ groupCode, table, tableEn }) => ({
      groupCode,
      name: (language === 'en' && tableEn) || table,
      purpose: purposeOf(groupCode)(language),
    })),
    consents: await consentsOf(form, company.name, language, db),
    items: await travellingItems(await itemRows(form.id, db), language, db),
    supplements: supplements.map(({ content, createTime }) => ({
      content: content ?? '',
      createTime: timeOf(createTime)!,
    })),
    steps: clientStepsOf(stepsOf(stepFacts(order))),
    identifiedTime: timeOf(form.identifiedAt),
    submitTime: timeOf(form.submittedAt),
    otherDeviceTime: other ? timeOf(other.lastSeenAt) : null,
    report: report && { reportNo: report.reportNo!, issueTime: timeOf(report.issuedAt)! },
  };
}

/** Returns the state and the times of an order's steps as they travel. */
const stepFacts = (
  order: Pick<Selectable<OrderTable>, 'orderStatus' | (typeof STEP_TIMES)[number]>,
) => ({
  orderStatus: order.orderStatus,
  ...(Object.fromEntries(STEP_TIMES.map((name) => [name, timeOf(order[name])])) as Record<
    (typeof STEP_TIMES)[number],
    string | null
  >),
});

/** Returns the authorisation of a candidate's form. */
export async function authInfoOf(caller: Caller, { db }: Backend): Promise<CandidateAuthInfo> {
  const form = await ownForm(caller, db);
  return authInfo(form, db);
}

/** Returns the authorisation of a form. */
async function authInfo(
  form: { candidateId: string; orderId: string; authorisedAt: Date | null },
  db: Backend['db'],
): Promise<CandidateAuthInfo> {
  const { authStatus, realnameStatus } = await db
    .selectFrom('candidates')
    .select(['authStatus', 'realnameStatus'])
    .where('id', '=', form.candidateId)
    .executeTakeFirstOrThrow();
  const { authUrl } = await db
    .selectFrom('orders')
    .select('authUrl')
    .where('id', '=', form.orderId)
    .executeTakeFirstOrThrow();
  return {
    candidateId: form.candidateId,
    orderId: form.orderId,
    authStatus,
    realnameStatus,
    realnameMethod: realnameStatus === 2 ? 1 : null,
    signTime: timeOf(form.authorisedAt),
    authUrl,
  };
}

/** Returns the authorisation of a candidate's newest form, within the caller's scope. */
export async function authInfoOfCandidate(
  candidateId: string,
  caller: Caller,
  { db }: Backend,
): Promise<CandidateAuthInfo> {
  demandRight(caller, CANDIDATE_READERS);
  const form = await formsOf(caller, db)
    .where('collectForms.candidateId', '=', candidateId)
    .orderBy('collectForms.createdAt', 'desc')
    .orderBy('collectForms.id', 'desc')
    .executeTakeFirst();
  if (!form) throw refusal(404, collectTexts, (t) => t.formMissing);
  return authInfo(form, db);
}
