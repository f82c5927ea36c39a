import type { CollectMove } from '@mingjian/api';
import type { Moving } from '../../flows/serveFlow';
import type { MovedForm } from './tables';

/** Something that a feature does with a move of a form, in its transaction. */
type FormEffect = (moving: Moving<MovedForm>) => Promise<void>;

const effects = new Map<CollectMove, FormEffect[]>();

/** Registers an effect of moves of forms. Features of higher floors do so when they are loaded. */
export function onFormMove(names: readonly CollectMove[], effect: FormEffect) {
  for (const name of names) effects.set(name, [...(effects.get(name) ?? []), effect]);
}

/** Runs the registered effects of a move. */
export async function runFormEffects(name: CollectMove, moving: Moving<MovedForm>) {
  for (const effect of effects.get(name) ?? []) await effect(moving);
}
