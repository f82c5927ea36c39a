import type { InputOf, SettlementPart, settlementLogs } from '@mingjian/api';
import { sql } from 'kysely';
import type { Db } from '../../database/connect';
import type { Moving } from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';
import { moveBalance } from '../balances/moveBalance';
import { payStatement } from '../statements/payStatement';
import { spreadAmount, type Due } from './spreadAmount';
import type { MovedSettlement } from './tables';
import { settlementTexts } from './texts';

type Row = Moving<MovedSettlement>;
type Backed = Pick<Backend, 'db' | 'now'>;

/** Kinds of movements of the balance: a top-up, an adjustment. */
const [TOP_UP, ADJUSTMENT] = [1, 7] as const;

/** Matches a payment to its statement, then to the oldest; the balance gets what is over. */
export async function matchSettlement({ row, backend }: Row) {
  const { companyId, statementId, amount } = row;
  const dues = await lockDues({ companyId, statementId }, backend.db);
  const parts = spreadAmount(amount, dues);
  for (const part of parts) await payPart(row, part, backend);
}

/** Takes the parts of a payment back, each by a part of its own. */
export async function unmatchSettlement({ row, backend }: Row) {
  const parts = await backend.db
    .selectFrom('settlementParts')
    .select(['statementId', 'amount'])
    .where('settlementId', '=', row.id)
    .orderBy('number', 'desc')
    .execute();
  for (const { statementId, amount } of parts)
    await payPart(row, { statementId, amount: -amount }, backend);
}

async function payPart(
  { id, companyId, settleNo }: MovedSettlement,
  { statementId, amount }: { statementId: string | null; amount: number },
  backend: Backend,
) {
  await backend.db
    .insertInto('settlementParts')
    .values({
      settlementId: id,
      number: sql<number>`(
        select count(*) + 1 from settlement_parts where settlement_id = ${id})`,
      statementId,
      amount,
      createdAt: backend.now(),
    })
    .execute();
  if (statementId !== null) return payStatement(statementId, amount, backend);
  const type = amount > 0 ? TOP_UP : ADJUSTMENT;
  const remark = settlementTexts((t) => (amount > 0 ? t.over(settleNo) : t.overBack(settleNo)))(
    'zh',
  );
  await moveBalance({ companyId, type, amount, frozenAmount: 0 }, { remark }, backend);
  return undefined;
}

/** Returns how a payment would be matched now. */
export async function previewSettlement(
  { companyId, statementId, amount }: InputOf<typeof settlementLogs.preview>,
  { db }: Backed,
): Promise<SettlementPart[]> {
  const dues = await readDues({ companyId, statementId: statementId ?? null }, db).execute();
  const numbers = new Map(dues.map((due) => [due.statementId, due.statementNo]));
  return spreadAmount(amount, dues).map((part) => ({
    ...part,
    statementNo: part.statementId && (numbers.get(part.statementId) ?? null),
  }));
}

interface Wanted {
  companyId: string;
  /** The statement that comes first; `null` for the oldest. */
  statementId: string | null;
}

/** Reads the confirmed statements of a company that lack money: the wanted one, then the oldest. */
const readDues = ({ companyId, statementId }: Wanted, db: Db) =>
  db
    .selectFrom('statements')
    .select(['id as statementId', 'statementNo'])
    .select(sql<number>`total_amount - paid_amount`.as('lacks'))
    .where('companyId', '=', companyId)
    .where('deletedAt', 'is', null)
    .where('status', 'in', [3, 4])
    .orderBy(sql`id is not distinct from ${statementId}`, 'desc')
    .orderBy('periodEnd')
    .orderBy('statementNo');

const lockDues = async (wanted: Wanted, db: Db): Promise<Due[]> => {
  // One after another, so that two payments of a company never wait for each other.
  await sql`select pg_advisory_xact_lock(hashtext('bill'), hashtext(${wanted.companyId}))`.execute(
    db,
  );
  return readDues(wanted, db).forUpdate().execute();
};
