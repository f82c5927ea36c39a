import { audioAction, keyTarget } from './audioKeys';

describe('keys of the slider', () => {
  it.each([
    ['ArrowRight', 10, 15],
    ['ArrowUp', 58, 60],
    ['ArrowLeft', 3, 0],
    ['ArrowDown', 10, 5],
    ['PageUp', 10, 40],
    ['PageDown', 10, 0],
    ['Home', 10, 0],
    ['End', 10, 60],
    ['Tab', 10, undefined],
  ])('%s moves from %s to %s', (key, position, target) => {
    expect(keyTarget(key, position, 60)).toBe(target);
  });
});

describe('keys of the player', () => {
  it.each([
    [' ', 'DIV', 'toggle'],
    ['K', 'BUTTON', 'toggle'],
    ['m', 'DIV', 'mark'],
    [' ', 'BUTTON', undefined],
    ['k', 'INPUT', undefined],
    ['k', 'SELECT', undefined],
    ['x', 'DIV', undefined],
  ])('%s on a %s: %s', (key, control, action) => {
    expect(audioAction(key, control)).toBe(action);
  });
});
