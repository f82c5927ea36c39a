import type { collect, CollectForm, InputOf } from '@mingjian/api';
import { orderMissing } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight } from '../../resources/scope';
import { INVITERS } from './collectMoves';
import { formOf, travelling } from './forms';
import { orderMoves } from '../orders/orderMoves';

/** Stops the reminders of a candidate, or begins them again. */
export async function setReminders(
  { orderId, isReminded }: InputOf<typeof collect.setReminders>,
  caller: Caller,
  backend: Backend,
): Promise<CollectForm> {
  const { db, now } = backend;
  demandRight(caller, INVITERS);
  if (!(await orderMoves.lock(orderId, caller, db))) throw orderMissing();
  const { id } = await formOf(orderId, caller, db);
  await db
    .updateTable('collectForms')
    .set({ isReminded: isReminded === 1, updatedAt: now() })
    .where('id', '=', id)
    .execute();
  return travelling(await formOf(orderId, caller, db));
}
