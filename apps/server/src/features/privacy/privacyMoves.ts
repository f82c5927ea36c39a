import {
  privacyFlow,
  type PrivacyBlocker,
  type PrivacyFacts,
  type PrivacyMove,
} from '@mingjian/api';
import { sql, type SqlBool, type Updateable } from 'kysely';
import type { Db } from '../../database/connect';
import { refusal } from '../../failure';
import { accountOf, serveFlow, SYSTEM, type Actor, type Moving } from '../../flows/serveFlow';
import { withinScope } from '../../resources/scope';
import { NOBODY, PRIVACY_DECIDERS, PRIVACY_HANDLERS } from '../../roles';
import { answerGranted, tellAnswer } from './answerRequest';
import { runRequestEffects } from './requestEffects';
import type { MovedPrivacyRequest, PrivacyRequestTable } from './tables';
import { privacyTexts } from './texts';

type Row = Moving<MovedPrivacyRequest>;

/** The product decides for the person that its call names. */
const decided = ({ actor, reason, time }: Row) => ({
  ...(actor !== SYSTEM && { decidedBy: accountOf(actor) }),
  answer: reason,
  answeredAt: time,
});

/** The moves of candidates' requests, with what each needs and does. */
export const privacyMoves = serveFlow<MovedPrivacyRequest, Updateable<PrivacyRequestTable>>()({
  flow: privacyFlow,
  moves: {
    take: {
      may: PRIVACY_HANDLERS,
      sets: ({ actor }) => (actor === SYSTEM ? {} : { handledBy: accountOf(actor) }),
    },
    propose: { may: PRIVACY_HANDLERS, sets: ({ actor }) => ({ proposedBy: accountOf(actor) }) },
    grant: { may: PRIVACY_DECIDERS, sets: decided, after: answerGranted },
    refuse: { may: PRIVACY_DECIDERS, sets: decided, after: tellAnswer },
    withdraw: { may: NOBODY },
  },

  async lock(id: string, actor: Actor, db: Db): Promise<MovedPrivacyRequest | undefined> {
    // The candidate's orders first, as their own moves and the deletion lock them. The product
    // moves requests with the order that it has locked already.
    const column = sql.ref(actor === SYSTEM ? 'orders.id' : 'orders.candidate_id');
    const named = sql.ref(actor === SYSTEM ? 'order_id' : 'candidate_id');
    await sql`select 1 from orders where ${column} =
      (select ${named} from privacy_requests where id = ${id}) order by id for update`.execute(db);
    const row = await db
      .selectFrom('privacyRequests')
      .selectAll()
      .where('id', '=', id)
      .$if(actor !== SYSTEM, (query) => query.where(reachedBy(actor)))
      .forUpdate()
      .executeTakeFirst();
    return row && { ...row, state: row.status };
  },
  facts: async (row, actor, { db }) => readPrivacyFacts(row, actor, db),
  async store({ row, time, backend: { db } }, state, changes) {
    await db
      .updateTable('privacyRequests')
      .set({ ...changes, status: state, updatedAt: time })
      .set({ version: sql`version + 1` })
      .where('id', '=', row.id)
      .execute();
  },
  async record({ row, actor, reason, time, backend: { db } }, { name, before, after, right }) {
    await db
      .insertInto('privacyEvents')
      .values({
        requestId: row.id,
        number: sql<number>`(select count(*) + 1 from privacy_events where request_id = ${row.id})`,
        action: name,
        statusBefore: before,
        statusAfter: after,
        rightCode: right,
        userId: accountOf(actor),
        userName: staffName(actor),
        content: reason,
        createTime: time,
      })
      .execute();
  },
  followed: runRequestEffects,
  words: {
    missing: () => refusal(404, privacyTexts, (t) => t.missing),
    label: (name: PrivacyMove) => privacyTexts((t) => t[name]),
    blocker: (code: PrivacyBlocker, count: number) =>
      privacyTexts((t) =>
        code === 'openOrders' || code === 'openDisputes' ? t[code](count) : t[code],
      ),
    changed: async () => privacyTexts((t) => t.changed),
    notFrom: async () => privacyTexts((t) => t.decided),
  },
});

/** Returns the name of a member of staff: histories of requests name no candidate. */
export const staffName = (actor: Actor) =>
  actor === SYSTEM || actor.candidate ? '' : actor.realname;

/** Returns the facts of a request for whoever looks at it. */
export async function readPrivacyFacts(
  { id, kind, status, proposedBy, candidateId }: Omit<MovedPrivacyRequest, 'state'>,
  actor: Actor,
  db: Db,
): Promise<PrivacyFacts> {
  const isDeletion = kind === 4;
  return {
    isDeletion,
    isProposed: status === 30,
    isProposer: proposedBy !== null && proposedBy === accountOf(actor),
    openOrders: isDeletion ? await countOpenOrders(candidateId, db) : 0,
    // The product moves it with the dispute.
    dispute: actor === SYSTEM ? 0 : await openDisputeOf(id, db),
    openDisputes: isDeletion ? await countOpenDisputes(candidateId, db) : 0,
  };
}

/** Returns the state of the open dispute that answers a request; 0 without one. */
async function openDisputeOf(requestId: string, db: Db): Promise<0 | 1 | 2> {
  const dispute = await db
    .selectFrom('disputes')
    .select('status')
    .where('requestId', '=', requestId)
    .executeTakeFirst();
  return dispute?.status === 1 || dispute?.status === 2 ? dispute.status : 0;
}

async function countOpenDisputes(candidateId: string, db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('disputes')
    .innerJoin('orders', 'orders.id', 'disputes.orderId')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('orders.candidateId', '=', candidateId)
    .where('disputes.status', 'in', [1, 2])
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the number of a candidate's orders that are not at their end. */
export async function countOpenOrders(candidateId: string, db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('candidateId', '=', candidateId)
    .where('orderStatus', '>=', 0)
    .where('orderStatus', '<', 90)
    .executeTakeFirstOrThrow();
  return count;
}

const reachedBy = (actor: Actor) => {
  if (actor === SYSTEM) return sql<SqlBool>`true`;
  const { candidate } = actor;
  return candidate
    ? sql<SqlBool>`privacy_requests.candidate_id = ${candidate.candidateId}`
    : withinScope(actor, 'privacyRequests.companyId');
};
