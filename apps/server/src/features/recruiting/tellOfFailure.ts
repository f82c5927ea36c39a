import type { Selectable } from 'kysely';
import type { Backend } from '../../http/backend';
import { ADMINISTRATORS } from '../../roles';
import type { Wording } from '../../texts';
import { peopleWithRight } from '../notices/peopleWithRight';
import { storeNotice } from '../notices/sendNotice';
import type { RecruitingEventTable } from './tables';
import { recruitingTexts } from './texts';

/** Tells those who can mend it, and the company's manager, of an order that was not made. */
export async function tellOfFailure(
  { companyId, thirdOrderId, eventId }: Selectable<RecruitingEventTable>,
  why: Wording,
  backend: Backend,
) {
  const { db } = backend;
  const company = await db
    .selectFrom('companies')
    .select(['name', 'managerId'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const keepers = await peopleWithRight(ADMINISTRATORS[0]!.code, null, db);
  const targets = [...new Set([...keepers, ...(company.managerId ? [company.managerId] : [])])];
  if (targets.length === 0) return;
  const order = thirdOrderId ?? eventId;
  const title = recruitingTexts((t) => t.failedTitle(company.name))('zh');
  const content = recruitingTexts((t) => t.failedContent(order, why('zh')))('zh');
  const notice = { orderId: null, companyId: null, noticeType: 2, title, content } as const;
  await storeNotice({ ...notice, fromUser: null, remark: null }, { targets }, backend);
}
