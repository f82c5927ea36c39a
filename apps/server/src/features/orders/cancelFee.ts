import type { Db } from '../../database/connect';
import { countTasks } from './taskMoves';

/**
 * Returns what cancelling an order costs, in fen: the share of its tasks that were started. Before
 * anybody has begun it is free.
 */
export async function cancelFeeOf({ id, amount }: { id: string; amount: number }, db: Db) {
  const { started, all } = await countTasks(id, db);
  return all > 0 ? Math.round((amount * started) / all) : 0;
}
