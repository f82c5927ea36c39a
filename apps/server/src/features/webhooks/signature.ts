import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** Returns a new secret of 32 random bytes, as Standard Webhooks writes it. */
export const newWebhookSecret = () => PREFIX + randomBytes(32).toString('base64');

/** Parts of a message that its signature is of. */
export interface SignedMessage {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/** Returns the headers of an attempt, with a signature for each secret. */
export function signedHeaders(
  { id, timestamp, body }: SignedMessage,
  secrets: readonly string[],
): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    const hash = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`);
    return `v1,${hash.digest('base64')}`;
  });
  return {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Mingjian-Webhooks/1.0',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
