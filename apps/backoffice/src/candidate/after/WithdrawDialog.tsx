import { useState } from 'react';
import { collect } from '@mingjian/api';
import { Alert, Button, Dialog, TextArea, useTexts } from '@mingjian/ui';
import { Column } from '../frame/screen.styles';
import { usePage } from '../page/pageContext';
import { http } from '../visit/http';
import { useAction } from '../visit/useAction';
import { leaveView } from '../visit/useHash';
import { afterTexts } from './after.texts';

export interface WithdrawDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The withdrawal of the consent, with its consequence. */
export function WithdrawDialog({ open, onClose }: WithdrawDialogProps) {
  const t = useTexts(afterTexts);
  const { page, saver, reload } = usePage();
  const [reason, setReason] = useState('');
  const action = useAction();
  const withdraw = async () => {
    const input = { authStatus: 4 as const, ...(reason && { reason }) };
    await http.send(collect.changeCollectAuthStatus, input);
    saver.forget();
    onClose();
    leaveView();
    await reload();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.withdrawTitle}
      role="alertdialog"
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            tone="danger"
            loading={action.isRunning}
            onClick={() => void action.run(withdraw)}
          >
            {t.withdrawConfirm}
          </Button>
        </>
      }
    >
      <Column>
        <p>{t.withdrawText(page.companyName)}</p>
        <TextArea
          label={t.withdrawReason}
          rows={2}
          maxLength={500}
          value={reason}
          onValueChange={setReason}
        />
        {action.error !== null && <Alert tone="danger">{action.error}</Alert>}
      </Column>
    </Dialog>
  );
}
