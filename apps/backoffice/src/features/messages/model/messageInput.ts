import type { MessageDraft } from '@mingjian/api';
import type { FormValues } from '@mingjian/widgets/Form';

/** The form of a new message: a text message to the candidate of an order. */
export const NEW_MESSAGE: FormValues = {
  receiverType: '1',
  orderId: null,
  receiverId: null,
  channel: '1',
  language: 'zh',
  templateCode: null,
  subject: '',
  content: '',
};

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Returns the draft of a message from the shown values of its form. */
export function messageInputOf(values: FormValues): MessageDraft {
  const templateCode = textOf(values['templateCode']);
  return {
    receiverType: Number(values['receiverType']) as MessageDraft['receiverType'],
    channel: Number(values['channel']) as MessageDraft['channel'],
    language: values['language'] === 'en' ? 'en' : 'zh',
    orderId: textOf(values['orderId']),
    receiverId: textOf(values['receiverId']),
    templateCode,
    subject: templateCode ? null : textOf(values['subject']),
    content: templateCode ? null : textOf(values['content']),
  };
}
