import type { Invitation } from '@mingjian/api';
import { Alert, Button, CopyButton, Dialog, useTexts } from '@mingjian/ui';
import { renderSVG } from 'uqr';
import { useDateFormat } from '../../../base/useDateFormat';
import { inviteTexts } from './invite.texts';
import * as S from './InvitationDialog.styles';

export interface InvitationDialogProps {
  invitation: Invitation;
  onClose(): void;
}

/** The link of an invitation, once: to copy, and as a code to scan. */
export function InvitationDialog({
  invitation: { url, expireTime },
  onClose,
}: InvitationDialogProps) {
  const t = useTexts(inviteTexts);
  const dates = useDateFormat();
  const code = `data:image/svg+xml,${encodeURIComponent(renderSVG(url, { border: 2 }))}`;
  return (
    <Dialog
      open
      size="small"
      title={t.made}
      onClose={onClose}
      footer={
        <Button tone="primary" onClick={onClose}>
          {t.done}
        </Button>
      }
    >
      <S.Root>
        <Alert>{t.madeNote}</Alert>
        <S.Code src={code} alt={t.qrCode} />
        <S.Link>
          <S.Address>{url}</S.Address>
          <CopyButton text={url} label={t.copy} shows="label" />
        </S.Link>
        <S.Until>{t.until(dates.time(expireTime))}</S.Until>
      </S.Root>
    </Dialog>
  );
}
