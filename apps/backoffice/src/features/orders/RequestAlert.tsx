import {
  board,
  orderBase,
  orders,
  type ApiError,
  type MoveChoice,
  type RequestMove,
} from '@mingjian/api';
import { useRefresh } from '@mingjian/api/react';
import { Alert } from '@mingjian/ui';
import { MoveButtons, type MakeMove } from '../../shared/flow/MoveButtons';
import { messages } from '../../shell';
import * as S from './OrderDetailsPage.styles';

interface Decision {
  id: string;
  action: RequestMove;
  reason?: string;
}

export interface RequestAlertProps {
  request: { id: string; moves: readonly MoveChoice<RequestMove>[] };
  title: string;
  lines: readonly string[];
  /** Says that a decision was made, by the name of its move. */
  decided(label: string): string;
  onDecide(
    decision: Decision,
    options?: { signal: AbortSignal },
  ): Promise<{ ok: true } | { ok: false; error: ApiError }>;
}

/** A request about an order that waits for another person, with the moves of its reader. */
export function RequestAlert({ request, title, lines, decided, onDecide }: RequestAlertProps) {
  const refresh = useRefresh();
  const { id, moves } = request;
  const decide: MakeMove<RequestMove> = async ({ move: action, label }, why, options) => {
    const outcome = await onDecide({ id, action, ...(why && { reason: why }) }, options);
    if (outcome.ok) messages.show({ text: decided(label), tone: 'success' });
    else if (why === null)
      messages.show({ text: outcome.error.message, tone: 'danger', seconds: 5 });
    const refreshed = refresh(orderBase.getOrderDetail, orders.getList, board.getMainBoardData);
    if (!outcome.ok) return outcome.error;
    await refreshed;
    return undefined;
  };
  return (
    <Alert tone="warning" title={title}>
      <S.Notes>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {moves.length > 0 && (
          <S.Buttons>
            <MoveButtons compact choices={moves} onMove={decide} />
          </S.Buttons>
        )}
      </S.Notes>
    </Alert>
  );
}
