import type { Engine } from './engine';
import { keyboardOf, type Keyboard } from './keyboard';

/** A step of a journey: its promise, and what the keyboard does. */
export interface Step {
  promise: string;
  walk(keyboard: Keyboard): Promise<void>;
}

/**
 * Walks steps by keys alone, on the open page. Returns the problem of the step that failed; `null`
 * when all succeeded.
 */
export async function walkSteps(engine: Engine, steps: readonly Step[]): Promise<string | null> {
  const keyboard = keyboardOf(engine);
  for (const { promise, walk } of steps) {
    try {
      await walk(keyboard);
    } catch (error) {
      return `${promise}: ${error instanceof Error ? error.message : String(error)}`;
    }
  }
  return null;
}
