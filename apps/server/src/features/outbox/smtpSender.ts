import { createTransport } from 'nodemailer';
import type { Sender } from './sender';

/** Milliseconds until a silent mail server counts as failed. */
const PATIENCE = 10_000;

/** As an object an address stays one recipient, whatever it holds. */
const addressOf = (address: string) => ({ name: '', address });

/** Returns a sender that hands e-mails to a mail server by SMTP. */
export function smtpSender(url: string, from: string): Sender {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    // A message is text: nothing in it may name a file or an address to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html, cc = [], attachments = [] }) {
      await transport.sendMail({
        from,
        to: to.split(',').map(addressOf),
        cc: cc.map(addressOf),
        subject,
        text,
        ...(html !== undefined && { html }),
        attachments: attachments.map(({ name, type, cid, open }) => ({
          filename: name,
          contentType: type,
          content: open(),
          ...(cid !== undefined && { cid }),
        })),
      });
    },
  };
}
