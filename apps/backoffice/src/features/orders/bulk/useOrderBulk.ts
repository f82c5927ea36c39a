import { useMemo } from 'react';
import {
  board,
  BULK_MOVES,
  BULK_ORDERS,
  moneyText,
  orderBase,
  orderFlow,
  type BulkChoice,
  type BulkMove,
  type Can,
  type OrderRow,
} from '@mingjian/api';
import { useHttp, useRefresh } from '@mingjian/api/react';
import { useLocale, useTexts } from '@mingjian/ui';
import type { BulkAction } from '@mingjian/widgets/ListGrid';
import { orderDetailsPath } from '../../../base/orderPaths';
import {
  useBulkMoves,
  type BulkMoveCalls,
  type BulkMoveOffer,
} from '../../../shared/flow/useBulkMoves';
import { orderBulkTexts } from './orderBulk.texts';

/** Returns the moves that the reader may make for several orders of a list. */
export function useOrderBulk<Row extends Pick<OrderRow, 'id'>>(
  can: Can | null,
): readonly BulkAction<Row>[] {
  const t = useTexts(orderBulkTexts);
  const { locale } = useLocale();
  const http = useHttp();
  const refresh = useRefresh();
  const allowed = can?.actions.join();

  const offers = useMemo(
    () =>
      BULK_MOVES.filter((name) => allowed?.split(',').includes(name)).map(
        (name): BulkMoveOffer<BulkMove> => ({
          name,
          label: t[name],
          tone: ENDINGS.includes(name) ? 'danger' : undefined,
          input: name === 'handOver' ? 'person' : needsReason(name) ? 'reason' : undefined,
          inputLabel: t.newManager,
        }),
      ),
    [allowed, t],
  );
  const calls = useMemo<BulkMoveCalls<BulkMove>>(
    () => ({
      async check(move, ids, { signal, onProgress }) {
        const choices: BulkChoice[] = [];
        for (let from = 0; from < ids.length; from += BULK_ORDERS) {
          const orderIds = ids.slice(from, from + BULK_ORDERS);
          const question = { orderIds, move };
          choices.push(...(await http.send(orderBase.getBulkChoices, question, { signal })));
          onProgress(choices.length, ids.length);
        }
        const movable = choices.filter(({ blocker }) => blocker === null);
        const charged = movable.filter(({ fee }) => fee !== null && fee > 0);
        const money = (amount: number) => moneyText(amount, locale);
        const total = charged.reduce((sum, { fee }) => sum + fee!, 0);
        const cancelNote = () => {
          if (total > 0) return t.fees(money(total));
          return movable.some(({ fee }) => fee === null) ? t.cancelNote : t.noFees;
        };
        const note = NOTES[move];
        return {
          skipped: choices.flatMap(({ orderId, blocker }) =>
            blocker === null ? [] : [{ key: orderId, reason: blocker }],
          ),
          notes: new Map(charged.map(({ orderId, fee }) => [orderId, t.fee(money(fee!))])),
          summary: note && (note === 'cancelNote' ? cancelNote() : t[note]),
        };
      },
      async make(move, ids, { reason, userId }, options) {
        const outcomes = await http.send(
          orderBase.updateAll,
          {
            orderIds: [...ids],
            move,
            ...(needsReason(move) && { reason }),
            ...(move === 'handOver' && userId !== null && { userId }),
          },
          options,
        );
        await refresh(orderBase.getOrderDetail, orderBase.getOrderTaskList, board.getMainBoardData);
        return outcomes.map(({ orderId, error }) => ({
          key: orderId,
          ...(error !== null && { error }),
        }));
      },
    }),
    [http, refresh, t, locale],
  );
  return useBulkMoves(offers, calls, hrefOf);
}

const hrefOf = ({ id }: Pick<OrderRow, 'id'>) => orderDetailsPath(id);

/** Moves that end an order. */
const ENDINGS: readonly BulkMove[] = ['endEarly', 'cancel', 'withdraw'];

/** Consequences of moves, said before they are made. */
const NOTES = {
  cancel: 'cancelNote',
  endEarly: 'endEarlyNote',
  returnToClient: 'returnNote',
  withdraw: 'withdrawNote',
} as Partial<Record<BulkMove, 'cancelNote' | 'endEarlyNote' | 'returnNote' | 'withdrawNote'>>;

const needsReason = (move: BulkMove) => 'reason' in orderFlow.moves[move];
