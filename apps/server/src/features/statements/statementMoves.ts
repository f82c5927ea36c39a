import { statementFlow, type StatementMove } from '@mingjian/api';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../database/connect';
import { refusal } from '../../failure';
import { makeMove } from '../../flows/makeMove';
import { accountOf, serveFlow, SYSTEM, type Actor, type Moving } from '../../flows/serveFlow';
import type { Caller } from '../../http/caller';
import { CLIENT_ACCOUNTANTS, NOBODY, STATEMENT_KEEPERS } from '../../roles';
import { moveBalance } from '../balances/moveBalance';
import { readLabel } from '../dictionaries/options';
import { orderMoves } from '../orders/orderMoves';
import { freeCorrections } from './correctionLines';
import { reachedStatements } from './reachedStatements';
import { recordStatementEvent } from './statementEvents';
import type { MovedStatement, StatementTable } from './tables';
import { statementTexts } from './texts';

type Row = Moving<MovedStatement>;

const confirmed = ({ actor, time }: Row) => ({ confirmedAt: time, confirmedBy: accountOf(actor) });

/** The moves of statements, with what each needs and does. */
export const statementMoves = serveFlow<MovedStatement, Updateable<StatementTable>>()({
  flow: statementFlow,
  moves: {
    send: { may: STATEMENT_KEEPERS, sets: ({ time }) => ({ sentAt: time }) },
    dispute: { may: CLIENT_ACCOUNTANTS, sets: ({ reason }) => ({ disputeNote: reason }) },
    resend: { may: STATEMENT_KEEPERS, sets: ({ time }) => ({ sentAt: time }) },
    confirm: { may: CLIENT_ACCOUNTANTS, sets: confirmed, after: payFromBalance },
    confirmFor: { may: STATEMENT_KEEPERS, sets: confirmed, after: payFromBalance },
    void: { may: STATEMENT_KEEPERS, after: freeOrders },
    payPart: { may: NOBODY },
    payAll: { may: NOBODY, after: settleOrders },
    unpay: { may: NOBODY },
  },

  async lock(id: string, actor: Actor, db: Db): Promise<MovedStatement | undefined> {
    const row = await db
      .selectFrom('statements')
      .selectAll()
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .$if(actor !== SYSTEM, (query) => query.where(reachedStatements(actor as Caller)))
      .forUpdate()
      .executeTakeFirst();
    return row && { ...row, state: row.status };
  },
  async facts({ id }, _, { db }) {
    const { lines } = await db
      .selectFrom('statementLines')
      .select(sql<number>`count(*)::int`.as('lines'))
      .where('statementId', '=', id)
      .executeTakeFirstOrThrow();
    return { lines };
  },
  async store({ row, time, backend: { db } }, state, changes) {
    await db
      .updateTable('statements')
      .set({ ...changes, status: state, updatedAt: time })
      .set({ version: sql`version + 1` })
      .where('id', '=', row.id)
      .execute();
  },
  async record({ row, actor, reason, time, backend: { db } }, { name, before, after, right }) {
    const event = { statementId: row.id, action: name, before, after, right, content: reason };
    await recordStatementEvent(event, actor, time, db);
  },
  words: {
    missing: () => refusal(404, statementTexts, (t) => t.missing),
    label: (name: StatementMove) => statementTexts((t) => t[name]),
    blocker: (code) => statementTexts((t) => t[code]),
    changed: async () => statementTexts((t) => t.changed),
    async notFrom(name, { state }, db) {
      const labelIn = await readLabel('bill_status', String(state), db);
      return (language) => {
        const label = statementTexts((t) => t[name])(language);
        return statementTexts((t) => t.notFrom(labelIn(language), label))(language);
      };
    },
  },
});

/** Pays a statement by what its orders took from a balance, if they did. */
async function payFromBalance({ row, backend }: Row) {
  const { charged } = await backend.db
    .selectFrom('balanceLogs as log')
    .innerJoin('orders', 'orders.id', 'log.orderId')
    .select(sql<string>`coalesce(-sum(log.amount), 0)`.as('charged'))
    .where('orders.statementId', '=', row.id)
    .executeTakeFirstOrThrow();
  const paidAmount = Math.min(Number(charged), row.totalAmount);
  if (paidAmount === 0 && row.totalAmount > 0) return;
  await giveBack(row, Number(charged) - paidAmount, backend);
  const isPaid = paidAmount >= row.totalAmount;
  const columns = { paidAmount };
  const move = isPaid ? 'payAll' : 'payPart';
  await makeMove(statementMoves, move, { id: row.id, columns }, SYSTEM, backend);
}

/** Gives a balance back what corrections took off a statement that it had paid whole. */
async function giveBack(
  { companyId, statementNo }: Row['row'],
  amount: number,
  backend: Row['backend'],
) {
  if (amount <= 0) return;
  const remark = statementTexts((t) => t.givenBack(statementNo))('zh');
  await moveBalance({ companyId, type: ADJUSTMENT, amount, frozenAmount: 0 }, { remark }, backend);
}

/** Kind of a movement that adjusts a balance. */
const ADJUSTMENT = 7;

/** The orders of a void statement can be billed again. Its lines stay, to be read. */
async function freeOrders({ row, backend: { db } }: Row) {
  await db
    .updateTable('orders')
    .set({ statementId: null })
    .where('statementId', '=', row.id)
    .execute();
  await freeCorrections(row.id, db);
}

/** Completed orders are settled with their statement. */
async function settleOrders({ row, backend }: Row) {
  const orders = await backend.db
    .selectFrom('orders')
    .select('id')
    .where('statementId', '=', row.id)
    .where('orderStatus', '=', 90)
    .orderBy('id')
    .execute();
  for (const { id } of orders) await makeMove(orderMoves, 'settle', { id }, SYSTEM, backend);
}
