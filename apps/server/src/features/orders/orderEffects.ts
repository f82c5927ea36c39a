import type { OrderMove } from '@mingjian/api';
import type { Moving } from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import type { MovedOrder } from './tables';

/** Something that a feature does with a move of an order, in its transaction. */
type OrderEffect = (moving: Moving<MovedOrder>) => Promise<void>;

const effects = new Map<OrderMove, OrderEffect[]>();

/** Registers an effect of moves of orders. Features of higher floors do so when they are loaded. */
export function onOrderMove(names: readonly OrderMove[], effect: OrderEffect) {
  for (const name of names) effects.set(name, [...(effects.get(name) ?? []), effect]);
}

/** An order that has just been placed. */
export interface PlacedOrder {
  id: string;
  orderNo: string;
  companyId: string;
  /** Whether it was placed along with others, or by a program. @default false */
  isOneOfMany?: boolean | undefined;
}

/** Something that a feature does with a placed order, in the transaction that places it. */
type PlacedEffect = (
  order: PlacedOrder,
  backend: Pick<Backend, 'db' | 'now' | 'outbox'>,
) => Promise<void>;

const placedEffects: PlacedEffect[] = [];

/** Registers an effect of placed orders, whether they were drafts before or not. */
export function onOrderPlaced(effect: PlacedEffect) {
  placedEffects.push(effect);
}

/** Runs the effects of a placed order. */
export async function runPlacedEffects(
  order: PlacedOrder,
  backend: Pick<Backend, 'db' | 'now' | 'outbox'>,
) {
  for (const effect of placedEffects) await effect(order, backend);
}

onOrderMove(['place'], async ({ row, backend }) => runPlacedEffects(row, backend));

/** Orders, or a draft, that were made from a line of somebody's cart. */
export interface CartLineOrder {
  cartLineId: string;
  productId: string;
  /** Number of orders. */
  count: number;
}

/** Something that a feature does with them, in the transaction that makes them. */
type CartLineEffect = (
  order: CartLineOrder,
  caller: Pick<Caller, 'userId'>,
  backend: Pick<Backend, 'db' | 'now'>,
) => Promise<void>;

const cartLineEffects: CartLineEffect[] = [];

/** Registers an effect of orders that were made from a line of a cart. */
export function onCartLineOrdered(effect: CartLineEffect) {
  cartLineEffects.push(effect);
}

/** Runs the effects of orders that were made from a line of a cart. */
export const runCartLineEffects: CartLineEffect = async (order, caller, backend) => {
  for (const effect of cartLineEffects) await effect(order, caller, backend);
};

/** Runs the registered effects of a move. */
export async function runOrderEffects(name: OrderMove, moving: Moving<MovedOrder>) {
  for (const effect of effects.get(name) ?? []) await effect(moving);
}
