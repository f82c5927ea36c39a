import { MESSAGE_CHANNELS, MESSAGE_SCENES } from '../../entities/messages/messageScene';
import { area, code, count, reference, text, time } from '../../resource/field';
import { view, type RowOf } from '../../resource/resource';

/** Fields that messages and their attempts show alike. */
const shared = {
  channel: code(MESSAGE_CHANNELS, { dictionary: 'message_channel', search: true, sort: true }),
  orderId: reference('vOrderInfo', { optional: true, search: true, nameField: 'orderNo' }),
  orderNo: text({ max: 64, optional: true, search: true }),
  /** Masked. */
  receiver: text({ max: 1_000, masked: true }),
} as const;

const messageFields = {
  ...shared,
  scene: code(MESSAGE_SCENES, { dictionary: 'message_scene', search: true, sort: true }),
  /** Code of the template; `null` for a standard or a typed text. */
  templateCode: text({ max: 64, optional: true, search: true }),
  /** 1 candidate · 2 client · 3 staff. */
  receiverType: code([1, 2, 3], { dictionary: 'message_receiver', search: true, sort: true }),
  receiverName: text({ max: 64, optional: true, search: true }),
  subject: text({ max: 200, search: true }),
  /** The text with `…` in place of links and other secrets. */
  content: area({ max: 20_000, search: true }),
  language: code(['zh', 'en'], {}),
  /** 0 waits · 1 sent · 2 failed · 3 stored only, because its channel has no sender. */
  status: code([0, 1, 2, 3], { dictionary: 'outbox_status', search: true, sort: true }),
  failReason: text({ max: 200, optional: true }),
  sendTime: time({ optional: true, search: true, sort: true }),
  /** The next attempt; `null` when none is planned. */
  nextTime: time({ optional: true, sort: true }),
  /** When its receiver has read it in the product. */
  readTime: time({ optional: true, sort: true }),
  retryCount: count({ max: 100_000 }),
  createTime: time({ search: true, sort: true }),
} as const;

/** Messages to candidates, clients and staff, sent and waiting. */
export const message = view('fMessageInfo', messageFields);

/** A message to a candidate, a client or staff. */
export type Message = RowOf<typeof message>;

/** Messages with the names of their order, company, template and author. */
export const messageView = view('VMessageInfo', {
  ...messageFields,
  candidateName: text({ max: 64, optional: true, search: true }),
  companyId: reference('aCompanyInfo', {
    optional: true,
    search: true,
    nameField: 'companyName',
  }),
  companyName: text({ max: 128, optional: true, search: true }),
  /** In the reader's language. */
  templateName: text({ max: 64, optional: true }),
  /** `null` for a message of the product itself. */
  authorName: text({ max: 64, optional: true, search: true }),
});

/** A message with the names of its order, company, template and author. */
export type MessageView = RowOf<typeof messageView>;

/** Attempts to send messages and e-mails about orders. */
export const messageTry = view('FMessageInfoRecord', {
  ...shared,
  /** The message, or the message of an e-mail. */
  messageId: text({ max: 64, search: true }),
  /** From 1, by message. */
  number: count({}),
  scene: code([...MESSAGE_SCENES, 'orderEmail'], {
    dictionary: 'outbox_kind',
    search: true,
    sort: true,
  }),
  subject: text({ max: 200, search: true }),
  startTime: time({ search: true, sort: true }),
  endTime: time({ optional: true }),
  /** 0 under way · 1 sent · 2 failed. */
  result: code([0, 1, 2], { dictionary: 'message_try', search: true, sort: true }),
  problem: text({ max: 200, optional: true }),
});

/** An attempt to send a message. */
export type MessageTry = RowOf<typeof messageTry>;
