import {
  contracts,
  orderBase,
  type ApiError,
  type ContractMove,
  type MoveChoice,
  type OrderDetail,
} from '@mingjian/api';
import { useCall, useRefresh, useSubmit } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import type { MakeMove } from '../../shared/flow/MoveButtons';
import { messages } from '../../shell';
import { orderSigningTexts } from './orderSigning.texts';

/** Decision about papers that no source can verify. */
export type IdentityDecision = 'pass' | 'fail';

/** Authorisation and signature of an order, with what its reader may do. */
export function useOrderSigning({
  id: orderId,
  candidateId,
}: Pick<OrderDetail, 'id' | 'candidateId'>) {
  const t = useTexts(orderSigningTexts);
  const { data, error, mutate } = useCall(contracts.getOrderSigning, { orderId });
  const refresh = useRefresh();
  const { submit: submitRollback } = useSubmit(contracts.rollbackToAccess);
  const { submit: submitDecision } = useSubmit(contracts.decideIdentity);

  const { submit: submitLink, isSubmitting: isSending } = useSubmit(contracts.sendSmsEmail);

  const finish = async (outcome: { ok: boolean; error?: ApiError }, text: string) => {
    if (outcome.ok) messages.show({ text, tone: 'success' });
    const refreshed = refresh(contracts.getOrderSigning, orderBase.getOrderDetail);
    if (outcome.ok) await refreshed;
    return outcome.error;
  };
  const move: MakeMove<ContractMove> = async ({ label }, reason, options) =>
    finish(await submitRollback({ orderId, reason }, options), t.moved(label));
  const decide: MakeMove<IdentityDecision> = async ({ move: decision }, reason, options) => {
    const passed = decision === 'pass' ? 1 : 0;
    const refused = await finish(
      await submitDecision({ orderId, passed, reason }, options),
      t.decided,
    );
    // A dialog says itself why it was refused.
    if (refused && reason === null)
      messages.show({ text: refused.message, tone: 'danger', seconds: 5 });
    return refused;
  };
  const sendLink = async (channel: 1 | 2 | 3) => {
    const refused = await finish(await submitLink({ orderId, candidateId, channel }), t.linkSent);
    if (refused) messages.show({ text: refused.message, tone: 'danger', seconds: 5 });
  };
  const decisions: MoveChoice<IdentityDecision>[] = [
    { move: 'pass', label: t.passByHand, reason: false, blockers: [] },
    { move: 'fail', label: t.failByHand, reason: true, blockers: [] },
  ];
  const retry = () => void mutate();
  return { data, error, retry, move, decide, decisions, sendLink, isSending };
}
