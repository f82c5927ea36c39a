import {
  collect,
  orderBase,
  orders,
  type CollectFormData,
  type CollectItem,
  type ReturnedField,
} from '@mingjian/api';
import { useCall, useRefresh, useSubmit } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { messages } from '../../shell';
import { collectTexts } from './collect.texts';

/** The review of an order's collection form: its data, and what its reviewer does. */
export function useReview(orderId: string, candidateId: string) {
  const t = useTexts(collectTexts);
  const refresh = useRefresh();
  const loaded = useCall(collect.getCollectFormData, { orderId, candidateId });
  const { submit: mark } = useSubmit(collect.refuseCollectFormItem);
  const { submit: keep } = useSubmit(collect.keepCollectFormItem);
  const { submit: sendBack } = useSubmit(collect.inviteSupplyItem);
  const { submit: pass } = useSubmit(collect.checkCollectPass);

  const show = async (data: CollectFormData, text: string) => {
    await loaded.mutate(data, { revalidate: false });
    messages.show({ text, tone: 'success' });
  };
  const leave = async () =>
    refresh(
      collect.getCollectFormData,
      orderBase.getOrderDetail,
      orderBase.getOrderTaskList,
      orders.getList,
    );

  return {
    ...loaded,
    /** Marks an item, or some of its fields; returns why it was refused. */
    async mark(
      { id: itemId }: CollectItem,
      returnReason: string,
      fields: ReturnedField[],
      signal?: AbortSignal,
    ) {
      const input = { orderId, itemId, returnReason, fields };
      const outcome = await mark(input, signal && { signal });
      if (!outcome.ok) return outcome.error;
      await show(outcome.data, t.marked);
      return undefined;
    },
    async keep({ id: itemId }: CollectItem) {
      const outcome = await keep({ orderId, itemId });
      if (outcome.ok) await show(outcome.data, t.kept);
      else messages.show({ text: outcome.error.message, tone: 'danger', seconds: 5 });
    },
    async sendBack(content: string, signal?: AbortSignal) {
      const outcome = await sendBack({ orderId, candidateId, content }, signal && { signal });
      if (!outcome.ok) return outcome.error;
      messages.show({ text: t.wasSent, tone: 'success' });
      await leave();
      return undefined;
    },
    async pass(signal?: AbortSignal) {
      const outcome = await pass({ orderId }, signal && { signal });
      if (!outcome.ok) return outcome.error;
      messages.show({ text: t.passed, tone: 'success' });
      await leave();
      return undefined;
    },
  };
}

/** The review of a form, as its page has it. */
export type Review = ReturnType<typeof useReview>;
