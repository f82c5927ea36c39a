import {
  beijing,
  quietUntil,
  smsLength,
  type InputOf,
  type Message,
  type MessagePreview,
  type messages,
} from '@mingjian/api';
import { splitIds } from '@mingjian/api';
import { inputFailure, notFound, refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { logEvent } from '../../resources/operateLog';
import { readRow, visible } from '../../resources/resourceRows';
import { demandRight } from '../../resources/scope';
import { CONTACT_LOGGERS } from '../../roles';
import { cancelMessage, lockUnsent, sendAgain } from '../outbox/unsent';
import { composeMessage, fitsChannel } from './composeMessage';
import { maskedAddress } from './maskedAddress';
import { countSent, filledTexts, queueTexts } from './queueScene';
import { messageResource } from './resource';
import { messageTexts } from './texts';

const DAY = 86_400_000;

/** Sends a free message, and returns it. */
export async function sendMessage(
  draft: InputOf<typeof messages.save>,
  caller: Caller,
  backend: Backend,
): Promise<Message> {
  demandRight(caller, CONTACT_LOGGERS);
  const { message, texts } = await composeMessage(draft, caller, backend);
  const id = await queueTexts(message, texts, backend);
  const { channel, receiverType, recipient } = message;
  const after = { channel, receiverType, receiver: maskedAddress(recipient!) };
  await logMessage({ action: 'created', id, after }, caller, backend);
  return readRow(messageResource, id, caller, backend);
}

/** Returns a free message as its receiver would get it. */
export async function previewMessage(
  draft: InputOf<typeof messages.preview>,
  caller: Caller,
  backend: Backend,
): Promise<MessagePreview> {
  demandRight(caller, CONTACT_LOGGERS);
  const { message, texts, receiverName } = await composeMessage(draft, caller, backend);
  const { subject, shown } = filledTexts(message, texts);
  const quietEnds = quietUntil(backend.now(), texts.quiet);
  const { orderId, channel } = message;
  return {
    receiver: maskedAddress(message.recipient!),
    receiverName,
    subject,
    content: shown,
    segments: channel === 'sms' ? smsLength(shown).segments : null,
    waitsUntil: quietEnds && beijing(quietEnds),
    sentToday: orderId
      ? await countSent(
          { orderId, scene: 'free', since: new Date(backend.now().getTime() - DAY) },
          backend,
        )
      : 0,
  };
}

/** Changes a message that was not sent, and sends it, from the first attempt on. */
export async function changeMessage(
  { id, receiver, subject, content }: InputOf<typeof messages.update>,
  caller: Caller,
  backend: Backend,
): Promise<Message> {
  demandRight(caller, CONTACT_LOGGERS);
  const message = await lockVisible(id, caller, backend);
  const { language } = caller;
  const isReworded = subject !== undefined || content !== undefined;
  if (isReworded && message.kind !== 'free') throw refusal(409, messageTexts, (t) => t.textFixed);
  if (receiver !== undefined && !fitsChannel(receiver, message.channel))
    throw inputFailure([['receiver', messageTexts((t) => t.badReceiver)]], language);
  if (content === '' || content === null)
    throw inputFailure([['content', messageTexts((t) => t.noText)]], language);
  await sendAgain(
    message,
    {
      ...(receiver !== undefined && { recipient: receiver }),
      ...(subject && { subject }),
      // A reworded text has no other form.
      ...(content !== undefined && { content, shownContent: content, html: null }),
    },
    backend,
  );
  const before = { receiver: maskedAddress(message.recipient!), subject: message.subject };
  const after = {
    receiver: maskedAddress(receiver ?? message.recipient!),
    subject: subject || message.subject,
  };
  await logMessage({ action: 'updated', id, before, after }, caller, backend);
  return readRow(messageResource, id, caller, backend);
}

/** Cancels messages that were not sent: all or none. */
export async function cancelMessages(
  { id }: InputOf<typeof messages.delete>,
  caller: Caller,
  backend: Backend,
) {
  demandRight(caller, CONTACT_LOGGERS);
  for (const one of splitIds(id)) {
    const message = await lockVisible(one, caller, backend);
    await cancelMessage(message, backend);
    const before = { receiver: maskedAddress(message.recipient!), subject: message.subject };
    await logMessage({ action: 'deleted', id: one, before }, caller, backend);
  }
}

/** Locks a message of the list. Throws 404 for one that the caller does not see. */
async function lockVisible(id: string, caller: Caller, backend: Backend) {
  const seen = await backend.db
    .selectFrom('sentMessages')
    .select('id')
    .where('id', '=', id)
    .where(visible(messageResource, caller))
    .executeTakeFirst();
  if (!seen) throw notFound();
  return lockUnsent(id, backend);
}

interface MessageLog {
  action: 'created' | 'updated' | 'deleted';
  id: string;
  before?: object;
  after?: object;
}

/** Records who sent, changed or cancelled a message. Its text is not logged. */
async function logMessage(
  { action, id, before, after }: MessageLog,
  caller: Caller,
  { db, now }: Backend,
) {
  await logEvent(
    {
      action,
      module: 'messages',
      objectType: 'message',
      objectId: id,
      ...(before && { before }),
      ...(after && { after }),
    },
    caller,
    now(),
    db,
  );
}
