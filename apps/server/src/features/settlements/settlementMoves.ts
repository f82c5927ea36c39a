import {
  LARGE_SETTLEMENT,
  settlementFlow,
  type SettlementAct,
  type SettlementMove,
  type SettlementStatus,
} from '@mingjian/api';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../database/connect';
import { refusal } from '../../failure';
import {
  accountOf,
  nameOfActor,
  serveFlow,
  SYSTEM,
  type Actor,
  type Moving,
} from '../../flows/serveFlow';
import type { Caller } from '../../http/caller';
import { withinScope } from '../../resources/scope';
import { SETTLEMENT_KEEPERS } from '../../roles';
import { readLabel } from '../dictionaries/options';
import { matchSettlement, unmatchSettlement } from './matchSettlement';
import type { MovedSettlement, SettlementLogTable } from './tables';
import { settlementTexts } from './texts';

const verified = ({ actor, time }: Moving<MovedSettlement>) => ({
  verifiedAt: time,
  verifiedBy: accountOf(actor),
});

/** The moves of payments, with what each needs and does. */
export const settlementMoves = serveFlow<MovedSettlement, Updateable<SettlementLogTable>>()({
  flow: settlementFlow,
  moves: {
    match: { may: SETTLEMENT_KEEPERS, sets: verified, after: matchSettlement },
    reject: { may: SETTLEMENT_KEEPERS },
    undo: { may: SETTLEMENT_KEEPERS, after: unmatchSettlement },
  },

  async lock(id: string, actor: Actor, db: Db): Promise<MovedSettlement | undefined> {
    const row = await db
      .selectFrom('settlementLogs')
      .selectAll()
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .$if(actor !== SYSTEM, (query) =>
        query.where(withinScope(actor as Caller, 'settlementLogs.companyId')),
      )
      .forUpdate()
      .executeTakeFirst();
    return row && { ...row, state: row.status };
  },
  async facts({ amount, enteredBy }, actor) {
    return { isOwnLarge: amount >= LARGE_SETTLEMENT && accountOf(actor) === enteredBy };
  },
  async store({ row, time, backend: { db } }, state, changes) {
    await db
      .updateTable('settlementLogs')
      .set({ ...changes, status: state, updatedAt: time })
      .set({ version: sql`version + 1` })
      .where('id', '=', row.id)
      .execute();
  },
  async record({ row, actor, reason, time, backend: { db } }, { name, before, after, right }) {
    const event = { settlementId: row.id, action: name, before, after, right, content: reason };
    await recordSettlementEvent(event, actor, time, db);
  },
  words: {
    missing: () => refusal(404, settlementTexts, (t) => t.missing),
    label: (name: SettlementMove) => settlementTexts((t) => t[name]),
    blocker: (code) => settlementTexts((t) => t[code]),
    changed: async () => settlementTexts((t) => t.changed),
    async notFrom(name, { state }, db) {
      const labelIn = await readLabel('settlement_status', String(state), db);
      return (language) => {
        const label = settlementTexts((t) => t[name])(language);
        return settlementTexts((t) => t.notFrom(labelIn(language), label))(language);
      };
    },
  },
});

interface NewSettlementEvent {
  settlementId: string;
  action: SettlementAct;
  /** `null` for the event that begins a payment. */
  before: SettlementStatus | null;
  after: SettlementStatus;
  right: string | null;
  content: string | null;
}

/** Writes the next event of a payment, which is locked or new. */
export async function recordSettlementEvent(
  { settlementId, action, before, after, right, content }: NewSettlementEvent,
  actor: Actor,
  time: Date,
  db: Db,
) {
  await db
    .insertInto('settlementEvents')
    .values({
      settlementId,
      number: sql<number>`(
        select count(*) + 1 from settlement_events where settlement_id = ${settlementId})`,
      action,
      statusBefore: before,
      statusAfter: after,
      rightCode: right,
      userId: accountOf(actor),
      userName: nameOfActor(actor),
      content,
      createTime: time,
    })
    .execute();
}
