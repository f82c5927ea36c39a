import { stepTo } from './stepTo';

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 2],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
])('%s moves from %d to %d of three', (key, from, to) => expect(stepTo(key, from, 3)).toBe(to));

it('ignores other keys and empty menus', () => {
  expect(stepTo('a', 0, 3)).toBeNull();
  expect(stepTo('End', -1, 0)).toBeNull();
});
