import { playerAction } from './playerKeys';

describe('playerAction', () => {
  it.each([
    ['k', 'DIV', 'toggle'],
    ['K', 'BUTTON', 'toggle'],
    [' ', 'INPUT', 'toggle'],
    [' ', 'BUTTON', undefined],
    ['c', 'SELECT', undefined],
    ['x', 'DIV', undefined],
  ])('%s on a %s: %s', (key, control, action) => {
    expect(playerAction(key, control)).toBe(action);
  });
});
