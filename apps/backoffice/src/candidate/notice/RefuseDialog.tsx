import { useState } from 'react';
import { collect } from '@mingjian/api';
import { Alert, Button, Dialog, TextArea, useTexts } from '@mingjian/ui';
import * as S from '../frame/screen.styles';
import { usePage } from '../page/pageContext';
import { http } from '../visit/http';
import { useAction } from '../visit/useAction';
import { endRefused } from '../visit/visit';
import { noticeTexts } from './notice.texts';

export interface RefuseDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The refusal of everything, with its consequence. */
export function RefuseDialog({ open, onClose }: RefuseDialogProps) {
  const t = useTexts(noticeTexts);
  const { page, saver } = usePage();
  const [reason, setReason] = useState('');
  const action = useAction();
  const refuse = async () => {
    const input = { authStatus: 3 as const, ...(reason && { reason }) };
    await http.send(collect.changeCollectAuthStatus, input);
    saver.forget();
    endRefused();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.refuseTitle}
      role="alertdialog"
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button tone="danger" loading={action.isRunning} onClick={() => void action.run(refuse)}>
            {t.refuseConfirm}
          </Button>
        </>
      }
    >
      <S.Column>
        <p>{t.refuseText(page.companyName)}</p>
        <TextArea
          label={t.refuseReason}
          rows={2}
          maxLength={500}
          value={reason}
          onValueChange={setReason}
        />
        {action.error !== null && <Alert tone="danger">{action.error}</Alert>}
      </S.Column>
    </Dialog>
  );
}
