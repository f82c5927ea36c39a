/** Action of a key while the player has focus. */
export type PlayerAction = 'toggle' | 'back' | 'forward' | 'mute' | 'fullScreen' | 'captions';

const ACTIONS: Record<string, PlayerAction> = {
  ' ': 'toggle',
  k: 'toggle',
  j: 'back',
  l: 'forward',
  m: 'mute',
  f: 'fullScreen',
  c: 'captions',
};

/**
 * Returns the action of a key. Buttons and lists have keys of their own: Space presses a button,
 * letters select in a list.
 */
export function playerAction(key: string, control: string): PlayerAction | undefined {
  if (control === 'SELECT' || (key === ' ' && control === 'BUTTON')) return undefined;
  return ACTIONS[key.toLowerCase()];
}
