import type { OrderMove } from '@mingjian/api';
import type { Moving } from '../../flows/serveFlow';
import type { MovedOrder } from './tables';

/** Something that a feature does with a move of an order, in its transaction. */
type OrderEffect = (moving: Moving<MovedOrder>) => Promise<void>;

const effects = new Map<OrderMove, OrderEffect[]>();

/** Registers an effect of moves of orders. Features of higher floors do so when they are loaded. */
export function onOrderMove(names: readonly OrderMove[], effect: OrderEffect) {
  for (const name of names) effects.set(name, [...(effects.get(name) ?? []), effect]);
}

/** Runs the registered effects of a move. */
export async function runOrderEffects(name: OrderMove, moving: Moving<MovedOrder>) {
  for (const effect of effects.get(name) ?? []) await effect(moving);
}
