import {
  orderBase,
  orders,
  reports,
  type ApiError,
  type ReportMove,
  type ReportVersion,
} from '@mingjian/api';
import { useCall, useRefresh, useSubmit } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { messages } from '../../shell';
import { studioTexts } from './studio.texts';

/** Fields of a move of a version beside its name. */
export interface MoveFields {
  reason?: string | undefined;
  qcScore?: number | undefined;
  qcCheck?: string | undefined;
}

/** The newest version of an order's report, with what people do with it. */
export function useStudio(orderId: string) {
  const t = useTexts(studioTexts);
  const refresh = useRefresh();
  const loaded = useCall(reports.getContent, { orderId });
  const { submit } = useSubmit(reports.save);

  const reload = async () =>
    refresh(
      reports.getContent,
      reports.getLastVersion,
      reports.getReportList,
      reports.getRecords,
      orderBase.getOrderDetail,
      orders.getList,
    );
  /** Sends a change; returns why it was refused. */
  const send = async (
    input: Parameters<typeof submit>[0],
    signal?: AbortSignal,
  ): Promise<ApiError | undefined> => {
    const outcome = await submit(input, signal && { signal });
    await reload();
    return outcome.ok ? undefined : outcome.error;
  };

  return {
    ...loaded,
    begin: async () => send({ orderId }),
    async move(
      { id, version }: ReportVersion,
      action: ReportMove,
      fields: MoveFields = {},
      signal?: AbortSignal,
    ) {
      const error = await send({ id, orderId, version, action, ...fields }, signal);
      if (!error) messages.show({ text: t.moved, tone: 'success' });
      return error;
    },
    async change(
      { id, version }: ReportVersion,
      fields: { kind?: 1 | 2 | 3; attachments?: string; layoutId?: string | null },
    ) {
      const error = await send({ id, orderId, version, ...fields });
      if (error) messages.show({ text: error.message, tone: 'danger', seconds: 5 });
    },
  };
}

/** The newest version of a report, as its studio has it. */
export type Studio = ReturnType<typeof useStudio>;
