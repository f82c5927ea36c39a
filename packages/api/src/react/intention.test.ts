import { intentionOf, SAME_PRESS, type Intention } from './intention';

const succeeded = (intention: Intention<string>, at: number): Intention<string> => ({
  ...intention,
  done: { at, result: 'saved' },
});

describe('an intention', () => {
  it('stays the same while its input does, so that a lost answer can be asked for again', () => {
    const first = intentionOf<string>({ name: '甲' }, null, 0);

    expect(intentionOf({ name: '甲' }, first, 3_600_000)).toBe(first);
    expect(first.key).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is another one as soon as the input changes, and when it changes back', () => {
    const first = intentionOf<string>({ name: '甲' }, null, 0);
    const second = intentionOf({ name: '乙' }, first, 0);
    const third = intentionOf({ name: '甲' }, second, 0);

    expect(new Set([first.key, second.key, third.key]).size).toBe(3);
  });

  it('ends with its success: pressed at once it is the same press, later a new wish', () => {
    const first = succeeded(intentionOf<string>({ id: '1' }, null, 0), 50);

    expect(intentionOf({ id: '1' }, first, 50 + SAME_PRESS - 1)).toBe(first);
    expect(intentionOf({ id: '1' }, first, 50 + SAME_PRESS).key).not.toBe(first.key);
  });

  it('tells files apart', () => {
    const input = (name: string) => ({ file: new File(['x'], name, { lastModified: 1 }) });
    const first = intentionOf<string>(input('a.png'), null, 0);

    expect(intentionOf(input('a.png'), first, 0)).toBe(first);
    expect(intentionOf(input('b.png'), first, 0)).not.toBe(first);
  });
});
