import type { SendingChannel } from '@mingjian/api';
import type { Sender } from './sender';

/** The senders of an installation. A channel without one keeps its messages in the outbox. */
export type Senders = Readonly<Partial<Record<SendingChannel, Sender>>>;

/** Addresses of the services that deliver messages. */
export interface SendingConfig {
  /** Such as `smtps://user:password@mail.example.com`. */
  smtpUrl: string | undefined;
  /** Sender of e-mails, such as `Mingjian <no-reply@example.com>`. */
  mailFrom: string | undefined;
  /** Address of the SMS gateway. */
  smsUrl: string | undefined;
  /** Token for the SMS gateway. */
  smsToken: string | undefined;
}

/** Returns the senders of the configured channels. Their code is loaded with the first message. */
export function createSenders({ smtpUrl, mailFrom, smsUrl, smsToken }: SendingConfig): Senders {
  const email = smtpUrl
    ? lazySender(async () => (await import('./smtpSender')).smtpSender(smtpUrl, mailFrom ?? ''))
    : undefined;
  const sms = smsUrl
    ? lazySender(async () => (await import('./smsSender')).smsSender(smsUrl, smsToken))
    : undefined;
  return { ...(email && { email }), ...(sms && { sms }) };
}

function lazySender(load: () => Promise<Sender>): Sender {
  let loading: Promise<Sender> | undefined;
  return { send: async (message) => (await (loading ??= load())).send(message) };
}
