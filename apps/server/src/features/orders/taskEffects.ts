import type { TaskMove } from '@mingjian/api';
import type { Moving } from '../../flows/serveFlow';
import type { MovedTask } from './taskMoves';

/** Something that a feature does with a move of a task, in its transaction. */
type TaskEffect = (moving: Moving<MovedTask>) => Promise<void>;

const effects = new Map<TaskMove, TaskEffect[]>();

/** Registers an effect of moves of tasks. Features of higher floors do so when they are loaded. */
export function onTaskMove(names: readonly TaskMove[], effect: TaskEffect) {
  for (const name of names) effects.set(name, [...(effects.get(name) ?? []), effect]);
}

/** Runs the registered effects of a move. */
export async function runTaskEffects(name: TaskMove, moving: Moving<MovedTask>) {
  for (const effect of effects.get(name) ?? []) await effect(moving);
}
