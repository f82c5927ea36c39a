import { code, count, text, time } from '../../resource/field';
import { view, type RowOf } from '../../resource/resource';
import { MESSAGE_SCENES } from '../../entities/messages/messageScene';

/** Ways to reach a person outside the product. */
export const SENDING_CHANNELS = ['email', 'sms'] as const;

/** A way to reach a person outside the product. */
export type SendingChannel = (typeof SENDING_CHANNELS)[number];

/** Ways of a message: to the outside, or in the product. */
export const OUTBOX_CHANNELS = [...SENDING_CHANNELS, 'notice'] as const;

/** A way of a message. */
export type OutboxChannel = (typeof OUTBOX_CHANNELS)[number];

/** Occasions of messages. */
export const OUTBOX_KINDS = [
  'passwordReset',
  'passwordChanged',
  'contactCode',
  'contactChanged',
  'candidateCode',
  'registrationApproved',
  'registrationRefused',
  ...MESSAGE_SCENES,
  'orderEmail',
  'invoiceDelivered',
] as const;

/** The occasion of a message. */
export type OutboxKind = (typeof OUTBOX_KINDS)[number];

/** All messages on their way. Their texts are read one by one. Not specified. */
export const outboxMessage = view('outbox', {
  channel: code(OUTBOX_CHANNELS, { dictionary: 'sending_channel', search: true, sort: true }),
  kind: code(OUTBOX_KINDS, { dictionary: 'outbox_kind', search: true, sort: true }),
  recipient: text({ max: 1_000, masked: true }),
  subject: text({ max: 200, search: true }),
  /** 0 waiting · 1 sent · 2 failed · 3 not sent, because the channel has no sender. */
  status: code([0, 1, 2, 3], { dictionary: 'outbox_status', search: true, sort: true }),
  /** Attempts to send it. */
  tries: count({}),
  /** Reason of the last failed attempt. */
  problem: text({ max: 200, optional: true }),
  createTime: time({ search: true, sort: true }),
  sentTime: time({ optional: true, search: true, sort: true }),
});

/** A message on its way. */
export type OutboxMessage = RowOf<typeof outboxMessage>;
