import type { Db } from '../../database/connect';
import { countTasks } from './taskMoves';

/**
 * Returns what cancelling an order costs, in fen: the share of its tasks that were started. Before
 * anybody has begun it is free.
 */
export async function cancelFeeOf(
  { id, amount, reduceAmount }: { id: string; amount: number; reduceAmount: number },
  db: Db,
) {
  const { started, all } = await countTasks(id, db);
  return all > 0 ? Math.round(((amount - reduceAmount) * started) / all) : 0;
}
