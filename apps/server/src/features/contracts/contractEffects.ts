import type { ContractStatus } from '@mingjian/api';
import { makeMove } from '../../flows/makeMove';
import { SYSTEM, type Moving } from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';
import { onFormMove } from '../collect/formEffects';
import { onOrderMove } from '../orders/orderEffects';
import { contractMoves } from './contractMoves';
import { contractTexts } from './texts';

/** States in which a letter still waits to be signed. */
const OPEN: readonly ContractStatus[] = [0, 1, 2, 3];

const letterOf = (orderId: string, { db }: Pick<Backend, 'db'>) =>
  db
    .selectFrom('contracts')
    .select(['id', 'status'])
    .where('orderId', '=', orderId)
    .executeTakeFirst();

// A candidate who refuses refuses the letter; the name and the reason are those of the form.
onFormMove(['refuse'], async ({ row, actor, reason, backend }) => {
  const letter = await letterOf(row.orderId, backend);
  if (!letter || !OPEN.includes(letter.status)) return;
  const mover = actor !== SYSTEM && actor.candidate ? actor : SYSTEM;
  await makeMove(contractMoves, 'refuse', { id: letter.id, reason }, mover, backend);
});

// A consent that is withdrawn rescinds the letter at once: there is nothing to agree on.
onFormMove(['withdraw'], async (moving) => {
  const { row, backend } = moving;
  const letter = await letterOf(row.orderId, backend);
  if (!letter) return;
  if (letter.status !== 4) return revokeOpen(moving, row.orderId);
  const reason = contractTexts((t) => t.consentWithdrawn)('zh');
  await makeMove(contractMoves, 'rescind', { id: letter.id, reason }, SYSTEM, backend);
  await makeMove(contractMoves, 'finishRescission', { id: letter.id }, SYSTEM, backend);
});

// A signed letter on paper takes the place of the one online.
onFormMove(['authoriseOnPaper'], async (moving) => revokeOpen(moving, moving.row.orderId));

onOrderMove(['cancel', 'withdraw'], async (moving) => revokeOpen(moving, moving.row.id));

async function revokeOpen({ backend }: Pick<Moving<unknown>, 'backend'>, orderId: string) {
  const letter = await letterOf(orderId, backend);
  if (!letter || !OPEN.includes(letter.status)) return;
  const reason = contractTexts((t) => t.orderEnded)('zh');
  await makeMove(contractMoves, 'revoke', { id: letter.id, reason }, SYSTEM, backend);
}
