import { addressesIn, addressListRule, emailRecord, textOfHtml } from '@mingjian/api';
import type { Selectable } from 'kysely';
import { inputFailure } from '../../failure';
import type { Backend } from '../../http/backend';
import { knownOrder } from '../../resources/references';
import { companyScope } from '../../resources/scope';
import { serve } from '../../resources/serve';
import type { Completion, ServedResource } from '../../resources/servedResource';
import { CONTACT_LOGGERS, CONTACT_READERS } from '../../roles';
import { queueMessage } from '../outbox/queueMessage';
import { cancelMessage, lockUnsent, sendAgain } from '../outbox/unsent';
import { checkedFiles } from './emailFiles';
import type { EmailRecordTable } from './tables';
import { emailTexts } from './texts';

/** E-mails about orders, for staff. */
export const emailRecordResource = serve(
  emailRecord,
  'emailRecords',
)({
  objectType: 'emailRecord',
  module: 'messages',
  label: 'subject',
  scope: companyScope('emailRecords.companyId'),
  defaultOrder: 'create_time desc',
  columns: {
    orderNo: { by: 'orderId', table: 'orders', column: 'orderNo' },
    candidateName: { by: 'orderId', table: 'orders', column: 'candidateName' },
    companyName: { by: 'companyId', table: 'companies', column: 'name' },
    sendUserName: { by: 'sendUser', table: 'users', column: 'realname' },
    status: { by: 'outboxId', table: 'outbox', column: 'status' },
    failReason: { by: 'outboxId', table: 'outbox', column: 'problem' },
    messageId: 'outboxId',
    sendTime: { by: 'outboxId', table: 'outbox', column: 'sentAt' },
  },
  references: { orderId: knownOrder },
  textRules: { toAddr: addressListRule, ccAddr: addressListRule },
  may: { read: CONTACT_READERS, create: CONTACT_LOGGERS, delete: CONTACT_LOGGERS },
});

type Email = Selectable<EmailRecordTable>;

/** Returns the resource whose rows are sent by these services. */
export const sentBy = (
  backend: Backend,
): ServedResource<NonNullable<(typeof emailRecordResource)['row']>> => ({
  ...emailRecordResource,
  complete: async (row) => completeEmail(row, { ...backend, db: row.db }),
  async changed({ before, after, db }) {
    const { outboxId } = after as unknown as Email;
    if (!before || after.deletedAt === null || outboxId === null) return;
    await cancelMessage(await lockUnsent(outboxId, { ...backend, db }), { db });
  },
});

/** Queues a new e-mail, or changes and sends one that was not sent. */
async function completeEmail({ values, stored, caller }: Completion, backend: Backend) {
  const email = { ...stored, ...values } as unknown as Email;
  const text = textOfHtml(email.body);
  const to = addressesIn(email.toAddr);
  const refuse = (field: string, wording: Parameters<typeof emailTexts>[0]) =>
    inputFailure([[field, emailTexts(wording)]], caller.language);
  if (to.length === 0) throw refuse('toAddr', (t) => t.noReceiver);
  if (text === '' && !email.body.includes('<img')) throw refuse('body', (t) => t.noText);
  const cc = addressesIn(email.ccAddr ?? '').filter((address) => !to.includes(address));
  const attachments =
    stored && values['attachments'] === undefined
      ? email.attachments
      : await checkedFiles(email.attachments ?? null, caller, backend);
  const written = {
    toAddr: to.join(','),
    ccAddr: cc.length > 0 ? cc.join(',') : null,
    attachments,
  };
  const parts = {
    html: email.body,
    cc: cc.length > 0 ? JSON.stringify(cc) : null,
    attachments,
  };
  const { subject } = email;
  const content = text || subject;
  if (stored) {
    const message = await lockUnsent(email.outboxId!, backend);
    await sendAgain(message, { recipient: written.toAddr, subject, content, ...parts }, backend);
    return written;
  }
  const { companyId } = await backend.db
    .selectFrom('orders')
    .select('companyId')
    .where('id', '=', email.orderId)
    .executeTakeFirstOrThrow();
  const outboxId = await queueMessage(
    {
      channel: 'email',
      kind: 'orderEmail',
      recipient: written.toAddr,
      subject,
      content,
      email: parts,
      about: {
        orderId: email.orderId,
        companyId,
        receiverType: null,
        authorId: caller.userId,
        language: 'zh',
        shownContent: null,
      },
    },
    backend,
  );
  return { ...written, companyId, sendUser: caller.userId, outboxId };
}
