import { orderBase, orderKpi, orders, type SafeLevel } from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { ConfirmDialog, useTexts } from '@mingjian/ui';
import { messages } from '../../shell';
import { performanceTexts } from './performance.texts';

export interface WithdrawDialogProps {
  /** `undefined` while it is closed. */
  level: SafeLevel | undefined;
  onClose(): void;
}

/** The question before a judgement is taken back. */
export function WithdrawDialog({ level, onClose }: WithdrawDialogProps) {
  const t = useTexts(performanceTexts);
  const refresh = useRefresh();
  const { submit } = useSubmit(orderKpi.deleteSafeLevel);
  const withdraw = async () => {
    if (!level) return;
    const outcome = await submit({ id: level.id });
    const [text, tone] = outcome.ok
      ? ([t.withdrawn, 'success'] as const)
      : ([outcome.error.message, 'danger'] as const);
    messages.show({ text, tone, seconds: 5 });
    await refresh(
      orderKpi.getOrderSafeLevel,
      orderKpi.getOrderKpiList,
      orderKpi.getOrderKpiList2,
      orderBase.getOrderDetail,
      orderBase.getOrderTaskList,
      orders.getList,
    );
  };
  return (
    <ConfirmDialog
      open={level !== undefined}
      tone="danger"
      title={t.withdrawOf(level?.itemName ?? '')}
      confirmLabel={t.withdraw}
      onConfirm={withdraw}
      onClose={onClose}
    >
      {t.withdrawNote}
    </ConfirmDialog>
  );
}
