import { makeMove } from '../../flows/makeMove';
import { SYSTEM } from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';
import { contractMoves } from './contractMoves';

/** Contracts of one run. */
const MOST = 500;

/** Ends contracts that nobody has signed in time, each in a transaction of its own. */
export async function expireContracts(backend: Backend) {
  const { db, now } = backend;
  const due = await db
    .selectFrom('contracts')
    .select('id')
    .where('status', 'in', [0, 1, 2, 3])
    .where('deadline', '<=', now())
    .orderBy('deadline')
    .limit(MOST)
    .execute();
  for (const { id } of due)
    await db.transaction().execute(async (trx) => {
      const inside = { ...backend, db: trx };
      const row = await contractMoves.lock(id, SYSTEM, trx);
      const isDue = row && row.status <= 3 && row.deadline !== null && row.deadline <= now();
      if (isDue) await makeMove(contractMoves, 'expire', { id }, SYSTEM, inside);
    });
}
