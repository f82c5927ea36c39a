/** Seconds that an arrow key moves by. */
export const STEP = 5;
/** Seconds that Page Up and Page Down move by. */
const PAGE = 30;

/** Returns the position that a key of the slider moves to. Time runs from left to right always. */
export function keyTarget(key: string, position: number, duration: number): number | undefined {
  const targets: Record<string, number> = {
    ArrowRight: position + STEP,
    ArrowUp: position + STEP,
    ArrowLeft: position - STEP,
    ArrowDown: position - STEP,
    PageUp: position + PAGE,
    PageDown: position - PAGE,
    Home: 0,
    End: duration,
  };
  const target = targets[key];
  return target === undefined ? undefined : Math.min(Math.max(0, target), duration);
}

/** Action of a key anywhere in the player. */
export type AudioAction = 'toggle' | 'mark';

const ACTIONS: Record<string, AudioAction> = { ' ': 'toggle', k: 'toggle', m: 'mark' };

/** Returns the action of a key. Fields, lists and buttons have keys of their own. */
export function audioAction(key: string, control: string): AudioAction | undefined {
  if (/^(INPUT|SELECT|TEXTAREA)$/.test(control)) return undefined;
  if (key === ' ' && /^(BUTTON|A)$/.test(control)) return undefined;
  return ACTIONS[key.toLowerCase()];
}
