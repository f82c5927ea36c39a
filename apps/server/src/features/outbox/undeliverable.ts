import type { Backend } from '../../http/backend';
import type { Taken } from './takeMessage';

/** A message that was not delivered, after its last attempt. */
export interface Undeliverable extends Taken {
  problem: string;
}

/**
 * Reacts to a message that was not delivered, in a transaction of its own. It gets every such
 * message, and looks at its kind and order.
 */
export type UndeliverableHandler = (
  message: Undeliverable,
  services: Pick<Backend, 'db' | 'now' | 'outbox'>,
) => Promise<void>;
