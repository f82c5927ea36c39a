import { runParts } from './schedule.mjs';

const part = (name: string, after: string[] = [], code = '') => ({
  name,
  command: 'node',
  args: ['-e', code],
  after,
});

describe('programs in lanes', () => {
  it('each run once, and end before what comes after them starts', async () => {
    const ended: string[] = [];
    const parts = [part('journeys', ['build']), part('build'), part('unit'), part('types')];

    await runParts(
      parts.toSorted((one, other) => one.after.length - other.after.length),
      ({ name }) => ended.push(name),
    );

    expect(ended.toSorted()).toEqual(['build', 'journeys', 'types', 'unit']);
    expect(ended.indexOf('build')).toBeLessThan(ended.indexOf('journeys'));
  });

  it('go on when one of them fails', async () => {
    const codes = new Map<string, number>();

    await runParts(
      [part('broken', [], 'process.exit(3)'), part('later', ['broken'])],
      (one, { code }) => codes.set(one.name, code),
    );

    expect(Object.fromEntries(codes)).toEqual({ broken: 3, later: 0 });
  });
});
