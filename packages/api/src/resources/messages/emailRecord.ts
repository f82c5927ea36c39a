import { area, code, json, reference, text, time } from '../../resource/field';
import { resource, type DraftIn, type RowOf } from '../../resource/resource';

/** E-mails about orders that staff write. */
export const emailRecord = resource('fEmailRecord', {
  orderId: reference('vOrderInfo', { search: true, write: 'create', nameField: 'orderNo' }),
  orderNo: text({ max: 64, search: true }),
  candidateName: text({ max: 64, search: true }),
  companyId: reference('aCompanyInfo', { search: true, nameField: 'companyName' }),
  companyName: text({ max: 128, search: true }),
  /** Addresses, comma-joined. */
  toAddr: text({ max: 1_000, search: true, write: true }),
  ccAddr: text({ max: 1_000, optional: true, search: true, write: true }),
  subject: text({ max: 200, search: true, write: true }),
  body: area({ max: 200_000, html: true, write: true }),
  /** JSON text of `{ name, url }[]`. */
  attachments: json({ optional: true, write: true }),
  sendUser: reference('sysUsers', { search: true, nameField: 'sendUserName' }),
  sendUserName: text({ max: 64, search: true }),
  /** 0 waits · 1 sent · 2 failed · 3 stored only, because e-mail has no sender. */
  status: code([0, 1, 2, 3], { dictionary: 'outbox_status', search: true }),
  failReason: text({ max: 200, optional: true }),
  /** The message that sends it, whose attempts are listed. */
  messageId: text({ max: 64, optional: true }),
  sendTime: time({ optional: true, search: true }),
});

/** An e-mail about an order. */
export type EmailRecord = RowOf<typeof emailRecord>;
/** Writable fields of an e-mail. */
export type EmailRecordDraft = DraftIn<typeof emailRecord>;
