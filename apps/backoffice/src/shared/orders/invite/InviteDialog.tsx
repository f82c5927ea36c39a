import { useMemo, useState } from 'react';
import {
  board,
  collect,
  orderBase,
  orders,
  type InputOf,
  type Invitation,
  type OrderDetail,
} from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { Alert, useTexts } from '@mingjian/ui';
import { useRecordForm, type FormField, type SubmitForm } from '@mingjian/widgets/Form';
import { FormDialog } from '@mingjian/widgets/FormDialog';
import { refusalOf } from '../../../base/formRefusal';
import { messages } from '../../../shell';
import { InvitationDialog } from './InvitationDialog';
import { inviteTexts } from './invite.texts';

export interface InviteDialogProps {
  order: OrderDetail;
  onClose(): void;
}

/** The invitation of an order's candidate, by message or by a link that is handed over. */
export function InviteDialog({ order, onClose }: InviteDialogProps) {
  const t = useTexts(inviteTexts);
  const refresh = useRefresh();
  const { submit: send } = useSubmit(collect.sendNoticeTo);
  const [made, setMade] = useState<Invitation>();
  const fields = useInviteFields();
  const [values] = useState(() => ({
    channel: '1',
    language: 'zh',
    mobile: order.mobile,
    email: order.email,
    content: '',
  }));
  const submit: SubmitForm = async (typed, { signal }) => {
    const given = { ...values, ...typed };
    const input: InputOf<typeof collect.sendNoticeTo> = {
      orderId: order.id,
      candidateId: order.candidateId,
      channel: Number(given.channel) as 1,
      language: given.language as 'zh',
      mobile: String(given.mobile),
      email: String(given.email) || null,
      content: String(given.content) || null,
    };
    const outcome = await send(input, { signal });
    if (!outcome.ok) return refusalOf(outcome.error);
    messages.show({ text: t.sent(order.userName), tone: 'success' });
    setMade(outcome.data);
    await refresh(orderBase.getOrderDetail, orders.getList, board.getMainBoardData);
    return undefined;
  };
  const form = useRecordForm({ fields, values, submit });
  if (made) return <InvitationDialog invitation={made} onClose={onClose} />;
  return (
    <FormDialog
      form={form}
      size="small"
      title={t.title}
      saveLabel={t.send}
      notice={<Alert>{t.note}</Alert>}
      onClose={onClose}
    />
  );
}

function useInviteFields() {
  const t = useTexts(inviteTexts);
  return useMemo<readonly FormField[]>(
    () => [
      {
        kind: 'radio',
        field: 'channel',
        label: t.channel,
        required: true,
        wide: true,
        options: [
          { key: '1', text: t.sms },
          { key: '2', text: t.email },
          { key: '3', text: t.both },
          { key: '4', text: t.link },
        ],
      },
      { kind: 'text', field: 'mobile', label: t.mobile, description: t.mobileNote, maxLength: 32 },
      { kind: 'text', field: 'email', label: t.email2, maxLength: 128 },
      {
        kind: 'radio',
        field: 'language',
        label: t.language,
        wide: true,
        options: [
          { key: 'zh', text: t.chinese },
          { key: 'en', text: t.english },
        ],
      },
      {
        kind: 'area',
        field: 'content',
        label: t.content,
        description: t.contentNote,
        wide: true,
        maxLength: 200,
      },
    ],
    [t],
  );
}
