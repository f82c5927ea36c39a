import { beijing, LARGE_SETTLEMENT, type SettlementDetail } from '@mingjian/api';
import { sql } from 'kysely';
import { choicesOf } from '../../flows/makeMove';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { readRow } from '../../resources/resourceRows';
import { demandRight } from '../../resources/scope';
import { settlementResource } from './resource';
import { settlementMoves } from './settlementMoves';
import { settlementTexts } from './texts';

/** Returns a payment with its parts, its history and the moves that the caller may make. */
export async function settlementDetail(
  id: string,
  caller: Caller,
  backend: Backend,
): Promise<SettlementDetail> {
  demandRight(caller, settlementResource.may.read);
  const row = await readRow(settlementResource, id, caller, backend);
  const { db } = backend;
  const parts = await db
    .selectFrom('settlementParts as part')
    .leftJoin('statements', 'statements.id', 'part.statementId')
    .select(['part.statementId', 'part.amount', 'statements.statementNo'])
    .select(sql<number>`coalesce(total_amount - paid_amount, 0)`.as('rest'))
    .where('part.settlementId', '=', id)
    .orderBy('part.number')
    .execute();
  const events = await db
    .selectFrom('settlementEvents')
    .selectAll()
    .where('settlementId', '=', id)
    .orderBy('number', 'desc')
    .execute();
  const [first] = events.toReversed();
  const isOwnLarge = row.amount >= LARGE_SETTLEMENT && first?.userId === caller.userId;
  return {
    ...row,
    parts,
    events: events.map(({ number, action, statusAfter, userName, content, createTime }) => ({
      number,
      action,
      label: settlementTexts((t) => t[action])(caller.language),
      statusAfter,
      userName,
      content,
      createTime: beijing(createTime),
    })),
    moves: choicesOf(settlementMoves, row.status, { isOwnLarge }, caller),
  };
}
