import {
  beijing,
  type InputOf,
  type support,
  type SupportConversation,
  type SupportMessages,
  type UnreadCount,
} from '@mingjian/api';
import { sql } from 'kysely';
import type { Db } from '../../database/connect';
import { notFound } from '../../failure';
import { announce } from '../../http/announce';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight, holdsRight, withinScope } from '../../resources/scope';
import { SUPPORT_PEOPLE } from '../../roles';

/** Conversations of one response: the latest, or those of the companies with a name. */
const LISTED = 50;

/** Returns the caller's conversations: the latest ones, or those of companies by their name. */
export async function listConversations(
  { companyName = '' }: InputOf<typeof support.getConversations>,
  caller: Caller,
  { db }: Backend,
): Promise<SupportConversation[]> {
  demandRight(caller, SUPPORT_PEOPLE);
  // A client may begin the conversation; staff look for the company that they write to.
  const isOpen = caller.userType === 'companyUser' || companyName !== '';
  const rows = await db
    .selectFrom('companies as c')
    .leftJoin('supportConversations as s', 's.companyId', 'c.id')
    .select(['c.id as companyId', 'c.name as companyName', 's.lastNumber'])
    .where('c.deletedAt', 'is', null)
    .where(withinScope(caller, 'c.id'))
    .$if(!isOpen, (query) => query.where('s.lastNumber', '>', 0))
    .$if(companyName !== '', (query) =>
      query.where(sql<boolean>`position(lower(${companyName}) in lower(c.name)) > 0`),
    )
    .orderBy(sql`s.updated_at desc nulls last`)
    .orderBy('c.id')
    .limit(LISTED)
    .execute();
  const ids = rows.map(({ companyId }) => companyId);
  const [last, unread] = await Promise.all([lastMessages(ids, db), unreadOf(caller, db)]);
  return rows.map(({ companyId, companyName: name }) => ({
    companyId,
    companyName: name,
    lastMessage: last.get(companyId) ?? null,
    unread: unread.get(companyId) ?? 0,
  }));
}

/** Returns the latest messages of a conversation, none while nobody has written. */
export async function readMessages(
  { companyId, limit }: InputOf<typeof support.getMessages>,
  caller: Caller,
  { db }: Backend,
): Promise<SupportMessages> {
  const { name } = await demandConversation(companyId, caller, db);
  const rows = await messagesOf(db)
    .where('m.companyId', '=', companyId)
    .orderBy('m.number', 'desc')
    .limit(limit)
    .execute();
  return {
    companyName: name,
    content: rows.toReversed().map(shown),
    total: rows[0]?.number ?? 0,
  };
}

/** Notes that the caller has read a conversation up to a message, which never goes back. */
export async function markRead(
  { companyId, upTo }: InputOf<typeof support.markRead>,
  caller: Caller,
  { db }: Backend,
): Promise<UnreadCount> {
  await demandConversation(companyId, caller, db);
  const { userId } = caller;
  await sql`insert into support_reads (company_id, user_id, number)
    select company_id, ${userId}, least(last_number, ${upTo}) from support_conversations
    where company_id = ${companyId}
    on conflict (company_id, user_id)
      do update set number = greatest(support_reads.number, excluded.number)`.execute(db);
  await announce({ to: [userId], event: { kind: 'support', companyId } }, db);
  return countUnread(caller, db);
}

/** Returns the number of messages that wait for the caller; 0 for those who take no part. */
export async function countUnread(caller: Caller, db: Db): Promise<UnreadCount> {
  if (!holdsRight(caller, SUPPORT_PEOPLE)) return { count: 0 };
  const unread = await unreadOf(caller, db);
  return { count: [...unread.values()].reduce((sum, count) => sum + count, 0) };
}

/** Returns the company; throws 403 for people who take no part, 404 outside the caller's scope. */
export async function demandConversation(companyId: string, caller: Caller, db: Db) {
  demandRight(caller, SUPPORT_PEOPLE);
  const found = await db
    .selectFrom('companies')
    .select('name')
    .where('id', '=', companyId)
    .where('deletedAt', 'is', null)
    .where(withinScope(caller, 'companies.id'))
    .executeTakeFirst();
  if (!found) throw notFound();
  return found;
}

/** Returns a message as the contract has it. */
export const shown = ({ createdAt, ...message }: StoredMessage) => ({
  ...message,
  createTime: beijing(createdAt),
});

type StoredMessage = Awaited<ReturnType<ReturnType<typeof messagesOf>['execute']>>[number];

const messagesOf = (db: Db) =>
  db
    .selectFrom('supportMessages as m')
    .innerJoin('users as u', 'u.id', 'm.fromUser')
    .select([
      'm.companyId',
      'm.number',
      'm.side',
      'm.fromUser',
      'u.realname as fromUserName',
      'm.content',
      'm.createdAt',
    ]);

async function lastMessages(companyIds: readonly string[], db: Db) {
  if (companyIds.length === 0) return new Map<string, never>();
  const rows = await messagesOf(db)
    .innerJoin('supportConversations as s', (join) =>
      join.onRef('s.companyId', '=', 'm.companyId').onRef('s.lastNumber', '=', 'm.number'),
    )
    .where('m.companyId', 'in', companyIds)
    .execute();
  return new Map(rows.map((row) => [row.companyId, shown(row)]));
}

/**
 * Returns the number of messages that wait for the caller by company: those of the other side after
 * both what the caller has read and what the own side has answered.
 */
async function unreadOf(caller: Caller, db: Db) {
  const isClient = caller.userType === 'companyUser';
  const own = isClient ? 's.lastClientNumber' : 's.lastStaffNumber';
  const other = isClient ? 's.lastStaffNumber' : 's.lastClientNumber';
  const rows = await db
    .selectFrom('supportConversations as s')
    .leftJoin('supportReads as r', (join) =>
      join.onRef('r.companyId', '=', 's.companyId').on('r.userId', '=', caller.userId),
    )
    .innerJoin('supportMessages as m', 'm.companyId', 's.companyId')
    .select(({ fn }) => ['s.companyId', fn.countAll<number>().as('count')])
    .where(withinScope(caller, 's.companyId'))
    .whereRef(other, '>', own)
    .where('m.side', '!=', caller.userType)
    .where(sql<boolean>`m.number > greatest(${sql.ref(own)}, coalesce(r.number, 0))`)
    .groupBy('s.companyId')
    .execute();
  return new Map(rows.map(({ companyId, count }) => [companyId, count]));
}
