import { canHold, movePath, readPaths, writePaths } from './imageValue';

describe('readPaths', () => {
  it.each([
    ['/a.png', 'path', ['/a.png']],
    ['/a,b.png', 'path', ['/a,b.png']],
    [null, 'path', []],
    ['', 'path', []],
    [['/a.png', '', null, 5, '/b.png'], 'array', ['/a.png', '/b.png']],
    [undefined, 'array', []],
    ['/a.png, /b.png,', 'comma', ['/a.png', '/b.png']],
    ['', 'comma', []],
  ] as const)('reads %j as %s', (value, format, paths) => {
    expect(readPaths(value, format)).toEqual(paths);
  });
});

describe('writePaths', () => {
  it('writes each format, and none', () => {
    const paths = ['/a.png', '/b.png'];

    expect(writePaths(paths.slice(0, 1), 'path')).toBe('/a.png');
    expect(writePaths(paths, 'array')).toEqual(paths);
    expect(writePaths(paths, 'comma')).toBe('/a.png,/b.png');
    expect(writePaths([], 'path')).toBeNull();
    expect(writePaths([], 'comma')).toBeNull();
    expect(writePaths([], 'array')).toEqual([]);
  });
});

it('holds no path with a comma in a joined text', () => {
  expect(canHold('/a,b.png', 'comma')).toBe(false);
  expect(canHold('/a,b.png', 'array')).toBe(true);
});

describe('movePath', () => {
  it.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
    [0, -1, ['a', 'b', 'c']],
    [2, 3, ['a', 'b', 'c']],
  ])('moves from %i to %i', (from, to, moved) => {
    expect(movePath(['a', 'b', 'c'], from, to)).toEqual(moved);
  });
});
