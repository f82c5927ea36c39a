import type { disputes, InputOf } from '@mingjian/api';
import { inputFailure } from '../../failure';
import { makeMove } from '../../flows/makeMove';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { disputeMoves } from './disputeMoves';
import { reverifyTasks } from './reverifyTasks';
import { disputeTexts } from './texts';

/** Makes a move of a dispute, and returns the id of its order. */
export async function updateDispute(
  { id, action, reason, version, tasks }: InputOf<typeof disputes.update>,
  caller: Caller,
  backend: Backend,
): Promise<string> {
  if (action === 'reverify' && !tasks?.length)
    throw inputFailure([['tasks', disputeTexts((t) => t.noTasks)]], caller.language);
  await makeMove(disputeMoves, action, { id, reason, version }, caller, backend);
  const row = (await disputeMoves.lock(id, caller, backend.db))!;
  if ((action === 'accept' || action === 'reverify') && tasks?.length)
    await reverifyTasks(row, tasks, caller, backend);
  return row.orderId;
}
