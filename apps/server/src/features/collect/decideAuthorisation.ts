import type { collect, InputOf } from '@mingjian/api';
import { inputFailure } from '../../failure';
import { makeMove } from '../../flows/makeMove';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { say } from '../../texts';
import { collectMoves } from './collectMoves';
import { formOf } from './forms';
import { collectTexts } from './texts';

/** Refuses or withdraws the authorisation of a form: its candidate, or staff who were told. */
export async function decideAuthorisation(
  { authStatus, reason, orderId }: InputOf<typeof collect.changeCollectAuthStatus>,
  caller: Caller,
  backend: Backend,
) {
  const { candidate, language } = caller;
  if (!candidate && !orderId) throw inputFailure([['orderId', say((t) => t.required)]], language);
  const id = candidate?.formId ?? (await formOf(orderId!, caller, backend.db)).id;
  // A candidate need not say why.
  const why =
    reason?.trim() ||
    (candidate
      ? collectTexts((t) => (authStatus === 3 ? t.refusedReason : t.withdrawnReason))(language)
      : null);
  const move = authStatus === 3 ? 'refuse' : 'withdraw';
  await makeMove(collectMoves, move, { id, reason: why }, caller, backend);
}
