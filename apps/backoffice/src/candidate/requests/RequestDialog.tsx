import { useState } from 'react';
import {
  ownPrivacyRequests,
  PRIVACY_KINDS,
  type OwnPrivacyRequest,
  type PrivacyKind,
} from '@mingjian/api';
import { Alert, Button, Dialog, TextArea, useTexts } from '@mingjian/ui';
import { NativeSelect } from '../form/NativeSelect';
import { Column } from '../frame/screen.styles';
import { usePage } from '../page/pageContext';
import { useItemName } from '../page/useItemName';
import { http } from '../visit/http';
import { useAction } from '../visit/useAction';
import { useDisputeOffer } from './useDisputeOffer';
import { requestsTexts } from './requests.texts';

export interface RequestDialogProps {
  /** Called with all requests once this one is stored. */
  onDone(requests: OwnPrivacyRequest[]): void;
  onClose(): void;
}

/** A request about personal data. A failure leaves what was typed. */
export function RequestDialog({ onDone, onClose }: RequestDialogProps) {
  const t = useTexts(requestsTexts);
  const { items } = usePage().page;
  const nameOf = useItemName();
  const action = useAction();
  const [kind, setKind] = useState('');
  const [groupCode, setGroupCode] = useState('');
  const [content, setContent] = useState('');
  const [isChecked, setChecked] = useState(false);
  const offer = useDisputeOffer();
  const [about, setAbout] = useState<'report' | 'other'>('report');
  const isDispute = kind === '3' && offer !== null && about === 'report';
  const hasItem = kind === '2' || kind === '3';
  const send = async () => {
    const draft = {
      kind: Number(kind) as PrivacyKind,
      content,
      ...(isDispute && { aboutReport: true }),
      groupCode: hasItem && groupCode !== '' ? groupCode : null,
    };
    onDone(await http.send(ownPrivacyRequests.saveOwnRequest, draft));
  };
  const submit = () => {
    setChecked(true);
    if (kind !== '' && content.trim() !== '') void action.run(send);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.dialogTitle}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button tone="primary" loading={action.isRunning} onClick={submit}>
            {t.send}
          </Button>
        </>
      }
    >
      <Column>
        <NativeSelect
          required
          label={t.kind}
          placeholder={t.kindChoice}
          value={kind}
          error={isChecked && kind === '' ? t.kindMissing : undefined}
          options={PRIVACY_KINDS.map((value) => ({
            value: String(value),
            label: t[`kind${value}`],
          }))}
          onValueChange={setKind}
        />
        {kind === '4' && <Alert>{t.deleteNote}</Alert>}
        {kind === '3' && offer !== null && (
          <NativeSelect
            label={t.about}
            placeholder={t.kindChoice}
            value={about}
            options={[
              { value: 'report', label: t.aboutReport(offer.reportNo) },
              { value: 'other', label: t.aboutOther },
            ]}
            onValueChange={(value) => setAbout(value === 'other' ? 'other' : 'report')}
          />
        )}
        {isDispute && <Alert>{t.disputeNote(offer.until)}</Alert>}
        {hasItem && (
          <NativeSelect
            label={t.item}
            placeholder={t.everything}
            value={groupCode}
            options={items.map((item) => ({ value: item.groupCode, label: nameOf(item) }))}
            onValueChange={setGroupCode}
          />
        )}
        <TextArea
          required
          label={t.content}
          description={t.contentNote}
          rows={4}
          maxLength={2_000}
          value={content}
          error={
            action.fields['content'] ??
            (isChecked && content.trim() === '' ? t.contentMissing : undefined)
          }
          onValueChange={setContent}
        />
        {action.error !== null && <Alert tone="danger">{action.error}</Alert>}
      </Column>
    </Dialog>
  );
}
