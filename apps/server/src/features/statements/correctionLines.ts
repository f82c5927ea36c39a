import type { Db } from '../../database/connect';

/**
 * Locks the corrections of a company that wait for a statement and returns their lines, the oldest
 * first: as many as leave the statement at nothing or more.
 */
export async function pendingCorrections(companyId: string, due: number, db: Db) {
  const waiting = await db
    .selectFrom('statementCorrections as correction')
    .innerJoin('statementLines as line', 'line.id', 'correction.lineId')
    .select(['correction.id', 'correction.amount', 'correction.lineId'])
    .select(['line.orderId', 'line.name', 'line.nameEn'])
    .where('correction.companyId', '=', companyId)
    .where('correction.takenLineId', 'is', null)
    .orderBy('correction.id')
    .forUpdate('correction')
    .execute();
  let left = due;
  return waiting.flatMap(({ id: correctionId, amount, lineId: correctsId, ...line }) => {
    if (amount > left) return [];
    left -= amount;
    return [{ ...line, kind: 'correction' as const, correctionId, correctsId, amount: -amount }];
  });
}

/** Marks corrections as taken, by the ids of the lines that take them. */
export async function takeCorrections(taken: ReadonlyMap<string, string>, db: Db) {
  for (const [id, takenLineId] of taken)
    await db
      .updateTable('statementCorrections')
      .set({ takenLineId })
      .where('id', '=', id)
      .execute();
}

/** Lets corrections of a void statement wait for the next. */
export async function freeCorrections(statementId: string, db: Db) {
  await db
    .updateTable('statementCorrections')
    .set({ takenLineId: null })
    .where('takenLineId', 'in', (query) =>
      query.selectFrom('statementLines').select('id').where('statementId', '=', statementId),
    )
    .execute();
}
