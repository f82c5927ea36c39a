import {
  beijing,
  NO_ORDER,
  splitIds,
  NOTICE_RECIPIENTS,
  type Notice,
  type NoticeDraft,
} from '@mingjian/api';
import type { Insertable } from 'kysely';
import { newId } from '../../database/ids';
import { forbidden, inputFailure, orderMissing } from '../../failure';
import { announce } from '../../http/announce';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { withinScope } from '../../resources/scope';
import { say } from '../../texts';
import { addressableBy } from '../users/pickableUsers';
import type { NoticeTable } from './tables';
import { noticeTexts } from './texts';

/** An order that a notice is about. */
interface NoticeOrder {
  id: string;
  orderNo: string;
  companyId: string;
}

/** A person who receives a notice. */
interface Recipient {
  id: string;
  realname: string;
  /** `null` for staff. */
  companyId: string | null;
}

/** Sends a notice and tells its readers of it at once. Returns it as the sender sent it. */
export async function sendNotice(
  draft: NoticeDraft,
  caller: Caller,
  backend: Backend,
): Promise<Notice> {
  const { language } = caller;
  if (draft.id) throw inputFailure([['id', noticeTexts((t) => t.sentAlready)]], language);
  if (draft.fromUser && draft.fromUser !== caller.userId) throw forbidden();
  const order = await orderOf(draft.orderId, caller, backend);
  const { targets, copies } = await recipientsOf(draft, order, caller, backend);
  const { noticeType, title, content } = draft;
  const notice = {
    orderId: order?.id ?? null,
    companyId: order?.companyId ?? caller.companyId,
    noticeType,
    title,
    content,
    fromUser: caller.userId,
    remark: draft.remark || null,
  };
  const idsOf = (people: readonly Recipient[]) => people.map(({ id }) => id);
  const to = { targets: idsOf(targets), copies: idsOf(copies) };
  const { id, createdAt } = await storeNotice(notice, to, backend);
  return {
    id,
    orderId: order?.id ?? NO_ORDER,
    orderNo: order?.orderNo ?? null,
    noticeType,
    title,
    content,
    fromUser: caller.userId,
    fromUserName: caller.realname,
    targetUserIds: targets.map(({ id }) => id).join(','),
    targetUserNames: targets.map(({ realname }) => realname),
    copyUserIds: copies.map(({ id }) => id).join(','),
    copyUserNames: copies.map(({ realname }) => realname),
    remark: notice.remark,
    readFlag: 0,
    handleStatus: 0,
    handleResult: null,
    createTime: beijing(createdAt),
  };
}

/** A notice before it is stored. */
export type NewNotice = Omit<
  Insertable<NoticeTable>,
  'id' | 'createdAt' | 'handleStatus' | 'handleResult'
>;

/** Stores a notice and tells its readers of it at once. Each of them appears once. */
export async function storeNotice(
  notice: NewNotice,
  { targets, copies = [] }: { targets: readonly string[]; copies?: readonly string[] },
  { db, now }: Pick<Backend, 'db' | 'now'>,
) {
  const stored = { ...notice, id: newId(now()), createdAt: now() };
  await db.insertInto('notices').values(stored).execute();
  const rowOf = (kind: 'target' | 'copy') => (userId: string, position: number) => {
    return { noticeId: stored.id, userId, kind, position };
  };
  await db
    .insertInto('noticeRecipients')
    .values([...targets.map(rowOf('target')), ...copies.map(rowOf('copy'))])
    .execute();
  const event = { kind: 'notice', id: stored.id } as const;
  await announce({ to: [...targets, ...copies], event, id: stored.id }, db);
  return stored;
}

async function orderOf(
  orderId: string | undefined,
  caller: Caller,
  { db }: Backend,
): Promise<NoticeOrder | undefined> {
  if (!orderId || orderId === NO_ORDER) return undefined;
  const order = await db
    .selectFrom('orders')
    .select(['id', 'orderNo', 'companyId'])
    .where('id', '=', orderId)
    .where(withinScope(caller, 'orders.companyId'))
    .executeTakeFirst();
  if (!order) throw orderMissing();
  return order;
}

/**
 * Returns the readers of a notice, each once. Throws 400 for people whom the sender cannot address,
 * and for clients of another company than that of the order.
 */
async function recipientsOf(
  { targetUserIds, copyUserIds }: NoticeDraft,
  order: NoticeOrder | undefined,
  caller: Caller,
  { db }: Backend,
) {
  const { language } = caller;
  const targetIds = splitIds(targetUserIds);
  const copyIds = splitIds(copyUserIds).filter((id) => !targetIds.includes(id));
  const all = [...targetIds, ...copyIds];
  if (targetIds.length === 0)
    throw inputFailure([['targetUserIds', say((t) => t.required)]], language);
  if (all.length > NOTICE_RECIPIENTS) {
    const tooMany = noticeTexts((t) => t.tooManyRecipients(NOTICE_RECIPIENTS));
    throw inputFailure([['targetUserIds', tooMany]], language);
  }
  const found = await db
    .selectFrom('users')
    .select(['id', 'realname', 'companyId'])
    .where('id', 'in', all)
    .where('status', '=', 1)
    .where(await addressableBy(caller, order?.id, db))
    .execute();
  const known = new Map(found.map((person) => [person.id, person]));
  const read = (field: string, ids: readonly string[]): Recipient[] => {
    const unknown = ids.filter((id) => !known.has(id));
    if (unknown.length > 0) throw peopleRefusal(field, 'unknownPeople', unknown, language);
    const people = ids.map((id) => known.get(id)!);
    const foreign = people.filter(
      ({ companyId }) => order && companyId !== null && companyId !== order.companyId,
    );
    if (foreign.length === 0) return people;
    const names = foreign.map(({ realname }) => realname);
    throw peopleRefusal(field, 'foreignPeople', names, language);
  };
  return { targets: read('targetUserIds', targetIds), copies: read('copyUserIds', copyIds) };
}

/** Names that one message lists. */
const LISTED = 5;

function peopleRefusal(
  field: string,
  reason: 'unknownPeople' | 'foreignPeople',
  names: readonly string[],
  language: Caller['language'],
) {
  const listed = names.slice(0, LISTED).join(say((t) => t.listSeparator)(language));
  return inputFailure([[field, noticeTexts((t) => t[reason](listed))]], language);
}
