import { useState } from 'react';
import { joinIds, notices, type NoticeDraft } from '@mingjian/api';
import { useSubmit } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import type { FormValues, SubmitForm } from '@mingjian/widgets/Form';
import { FormDialog } from '@mingjian/widgets/FormDialog';
import { refusalOf } from '../../../base/formRefusal';
import { messages, useTabForm } from '../../../shell';
import { orderNoticeTexts } from './orderNotice.texts';
import { useNoticeFields } from './useNoticeFields';

export interface NoticeDialogProps {
  orderId: string;
  onClose(): void;
}

/** Share of the window's width, in percent. Source: spec 2 §2. */
const SHARE = 40;
/** A request for assistance, nothing else filled in. */
const NEW_NOTICE: FormValues = {
  noticeType: 3,
  title: '',
  content: '',
  targetUserIds: [],
  copyUserIds: [],
};

/** The form of a notice about an order: a request for assistance or for an extension. */
export function NoticeDialog({ orderId, onClose }: NoticeDialogProps) {
  const t = useTexts(orderNoticeTexts);
  const { submit: send } = useSubmit(notices.save);
  const fields = useNoticeFields(orderId);
  const [values] = useState(NEW_NOTICE);
  const submit: SubmitForm = async (typed, { signal }) => {
    const result = await send(draftOf(typed, orderId), { signal });
    return result.ok ? undefined : refusalOf(result.error);
  };
  const handleSaved = () => {
    messages.show({ text: t.sent, tone: 'success' });
    onClose();
  };
  const form = useTabForm({
    record: `orderNotice/${orderId}`,
    title: t.assistance,
    fields,
    values,
    checksOnBlur: true,
    submit,
    onSaved: handleSaved,
  });

  return (
    <FormDialog
      form={form}
      title={t.assistance}
      size="medium"
      share={SHARE}
      saveLabel={t.send}
      onClose={onClose}
    />
  );
}

function draftOf(values: FormValues, orderId: string): NoticeDraft {
  const { noticeType, title, content, targetUserIds, copyUserIds } = values;
  return {
    orderId,
    noticeType: noticeType as NoticeDraft['noticeType'],
    title: String(title),
    content: String(content),
    targetUserIds: joinIds(targetUserIds as string[], 'targetUserIds'),
    copyUserIds: joinIds(copyUserIds as string[], 'copyUserIds'),
  };
}
