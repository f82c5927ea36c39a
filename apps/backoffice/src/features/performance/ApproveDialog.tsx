import { orderKpi, type KpiSheet } from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { ConfirmDialog, useTexts } from '@mingjian/ui';
import { messages } from '../../shell';
import { performanceTexts } from './performance.texts';

export interface ApproveDialogProps {
  sheet: KpiSheet;
  open: boolean;
  onClose(): void;
}

/** The question before a sheet is approved. */
export function ApproveDialog({ sheet, open, onClose }: ApproveDialogProps) {
  const t = useTexts(performanceTexts);
  const refresh = useRefresh();
  const { submit } = useSubmit(orderKpi.saveOrderKpi2);
  const approve = async () => {
    const { orderId, version } = sheet;
    const outcome = await submit({ orderId, version, rows: [], approve: 1 });
    const [text, tone] = outcome.ok
      ? ([t.approved, 'success'] as const)
      : ([outcome.error.message, 'danger'] as const);
    messages.show({ text, tone, seconds: 5 });
    await refresh(orderKpi.getOrderKpiList, orderKpi.getOrderKpiList2);
  };
  return (
    <ConfirmDialog
      open={open}
      title={t.approveTitle}
      confirmLabel={t.approve}
      onConfirm={approve}
      onClose={onClose}
    >
      {t.approveNote}
    </ConfirmDialog>
  );
}
