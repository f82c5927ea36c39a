import { useMemo, useState } from 'react';
import { PRIVACY_KINDS, privacyRequests, type PrivacyKind } from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { Alert, useTexts } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { useRecordForm, type FormField, type SubmitForm } from '@mingjian/widgets/Form';
import { FormDialog } from '@mingjian/widgets/FormDialog';
import { refusalOf } from '../../base/formRefusal';
import { messages } from '../../shell';
import { privacyTexts } from './privacy.texts';

export interface EnterDialogProps {
  /** Called with the id of the entered request. */
  onDone(id: string): void;
  onClose(): void;
}

/** Sources of requests that staff enter: phone and letter. */
const CHANNELS = [2, 3];

/** Kind of a request that objects to something. */
const OBJECTION = '3';

/** Enters a request that came by phone or letter. */
export function EnterDialog({ onDone, onClose }: EnterDialogProps) {
  const t = useTexts(privacyTexts);
  const { labelOf: kindOf } = useDictionary('privacy_kind');
  const { labelOf: channelOf } = useDictionary('privacy_channel');
  const refresh = useRefresh();
  const { submit: save } = useSubmit(privacyRequests.save);
  const fields = useMemo<readonly FormField[]>(
    () => [
      {
        kind: 'text',
        field: 'orderNo',
        label: t.orderNo,
        description: t.orderNoNote,
        required: true,
        wide: true,
        maxLength: 64,
      },
      {
        kind: 'radio',
        field: 'kind',
        label: t.kind,
        required: true,
        wide: true,
        options: PRIVACY_KINDS.map((kind) => ({ key: String(kind), text: kindOf(kind) })),
      },
      {
        kind: 'radio',
        field: 'channel',
        label: t.channel,
        required: true,
        wide: true,
        options: CHANNELS.map((channel) => ({ key: String(channel), text: channelOf(channel) })),
      },
      {
        kind: 'switch',
        field: 'aboutReport',
        label: t.aboutReport,
        description: t.aboutReportNote,
        wide: true,
      },
      {
        kind: 'area',
        field: 'content',
        label: t.content,
        description: t.contentNote,
        required: true,
        wide: true,
        maxLength: 2_000,
      },
    ],
    [t, kindOf, channelOf],
  );
  const [values] = useState({
    orderNo: '',
    kind: null,
    channel: null,
    aboutReport: 0,
    content: '',
  });
  const submit: SubmitForm = async (
    { orderNo, kind, channel, content, aboutReport },
    { signal },
  ) => {
    const draft = {
      orderNo: String(orderNo),
      kind: Number(kind) as PrivacyKind,
      channel: Number(channel) as 2 | 3,
      ...(aboutReport === 1 && kind === OBJECTION && { aboutReport: true }),
      content: String(content),
    };
    const result = await save(draft, { signal });
    if (!result.ok) return refusalOf(result.error);
    messages.show({ text: t.entered, tone: 'success' });
    void refresh(privacyRequests.getList);
    onDone(result.data.id);
    return undefined;
  };
  const form = useRecordForm({ fields, values, submit });
  return (
    <FormDialog
      form={form}
      size="small"
      title={t.enterTitle}
      saveLabel={t.save}
      notice={<Alert>{t.enterNote}</Alert>}
      onClose={onClose}
    />
  );
}
