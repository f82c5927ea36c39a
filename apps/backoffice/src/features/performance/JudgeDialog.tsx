import { useMemo, useState } from 'react';
import { orderBase, orderKpi, orders, type OrderDetail, type SafeLevel } from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { Alert, useTexts } from '@mingjian/ui';
import { useRecordForm, type SubmitForm } from '@mingjian/widgets/Form';
import { FormDialog } from '@mingjian/widgets/FormDialog';
import { messages } from '../../shell';
import { judgementOf, refusalOfLevel, valuesOfLevel } from './model/judgement';
import { performanceTexts } from './performance.texts';
import { useJudgeFields } from './useJudgeFields';

export interface JudgeDialogProps {
  order: OrderDetail;
  level: SafeLevel;
  onClose(): void;
}

/** Judges one task: its level and reason, or the evidence alone. */
export function JudgeDialog({ order, level, onClose }: JudgeDialogProps) {
  const t = useTexts(performanceTexts);
  const refresh = useRefresh();
  const { submit: save } = useSubmit(orderKpi.saveOrderSafeLevel);
  const [values] = useState(() => valuesOfLevel(level));
  const papers = useMemo(
    () => [...(order.papers?.provider ?? []), ...(order.papers?.client ?? []), ...level.evidence],
    [order.papers, level.evidence],
  );
  const fields = useJudgeFields(level, papers);
  const { itemName, segIndex, can } = level;
  const name = segIndex > 1 ? t.stretch(itemName, segIndex) : itemName;

  const submit: SubmitForm = async (typed, { signal }) => {
    const judgement = judgementOf(level, { ...values, ...typed });
    const input = { orderId: order.id, levels: [judgement] };
    const outcome = await save(input, { signal });
    if (!outcome.ok) return refusalOfLevel(outcome.error);
    messages.show({ text: t.judged, tone: 'success' });
    await refresh(
      orderKpi.getOrderSafeLevel,
      orderKpi.getOrderKpiList,
      orderKpi.getOrderKpiList2,
      orderBase.getOrderDetail,
      orderBase.getOrderTaskList,
      orders.getList,
    );
    onClose();
    return undefined;
  };
  const form = useRecordForm({ fields, values, submit });
  return (
    <FormDialog
      form={form}
      title={can.judge ? t.judgeOf(name) : t.proveOf(name)}
      saveLabel={t.save}
      notice={papers.length === 0 && <Alert tone="warning">{t.noPapers}</Alert>}
      onClose={onClose}
    />
  );
}
