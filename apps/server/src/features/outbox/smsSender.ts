import type { Sender } from './sender';

/** Milliseconds until a silent gateway counts as failed. */
const PATIENCE = 10_000;

/**
 * Returns a sender that posts text messages to a gateway as JSON: `{ to, text }`, and `template`
 * with the gateway's number of it. Every response but 2xx is a failure; a gateway with another
 * protocol needs an adapter in front.
 */
export function smsSender(url: string, token: string | undefined): Sender {
  return {
    async send({ to, text, template }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to, text, template }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The SMS gateway responded ${response.status}.`);
    },
  };
}
