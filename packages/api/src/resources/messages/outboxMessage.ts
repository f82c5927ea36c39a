import { code, count, text, time } from '../../resource/field';
import { view, type RowOf } from '../../resource/resource';

/** Ways to reach a person outside the product. */
export const SENDING_CHANNELS = ['email', 'sms'] as const;

/** A way to reach a person outside the product. */
export type SendingChannel = (typeof SENDING_CHANNELS)[number];

/** Occasions of messages that the product sends by itself. */
export const OUTBOX_KINDS = [
  'passwordReset',
  'passwordChanged',
  'contactCode',
  'contactChanged',
  'candidateCode',
  'candidateInvite',
  'candidateReturned',
  'registrationApproved',
  'registrationRefused',
] as const;

/** The occasion of a message that the product sends by itself. */
export type OutboxKind = (typeof OUTBOX_KINDS)[number];

/** Messages that the product sends by itself. Their texts are read one by one. Not specified. */
export const outboxMessage = view('outbox', {
  channel: code(SENDING_CHANNELS, { dictionary: 'sending_channel', search: true, sort: true }),
  kind: code(OUTBOX_KINDS, { dictionary: 'outbox_kind', search: true, sort: true }),
  recipient: text({ max: 128, masked: true }),
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

/** A message that the product sends by itself. */
export type OutboxMessage = RowOf<typeof outboxMessage>;
