import { SearchTurns } from './searchTurns';

describe('the turns of costly searches', () => {
  const lasting = (milliseconds: number) => new Promise((end) => setTimeout(end, milliseconds));
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
  afterEach(() => vi.useRealTimers());

  function recorded(turns: SearchTurns, person: string, cost = 50) {
    const times = { start: -1, end: -1 };
    const begin = performance.now();
    const done = turns.run(person, cost, async () => {
      times.start = performance.now() - begin;
      await lasting(100);
      times.end = performance.now() - begin;
    });
    return { times, done };
  }

  it('come one after another for one person, each after a pause as long as the last', async () => {
    const turns = new SearchTurns();
    const three = [1, 2, 3].map(() => recorded(turns, 'a').times);

    await vi.advanceTimersByTimeAsync(1_000);

    expect(three.map(({ start }) => start)).toEqual([0, 200, 400]);
  });

  it('come at once for others, and for what costs little', async () => {
    const turns = new SearchTurns();
    recorded(turns, 'a');
    const [other, cheap] = [recorded(turns, 'b').times, recorded(turns, 'a', 2).times];

    await vi.advanceTimersByTimeAsync(100);

    expect([other.start, cheap.start]).toEqual([0, 0]);
  });

  it('go on after a failure, and are forgotten when all are over', async () => {
    const turns = new SearchTurns();
    const failing = turns.run('a', 50, async () => Promise.reject(new Error('broken')));
    const refusal = expect(failing).rejects.toThrow('broken');
    const { times } = recorded(turns, 'a');

    await vi.advanceTimersByTimeAsync(1_000);
    await refusal;

    expect(times.end).toBeGreaterThan(0);
    await expect(turns.runNow('a', 50, async () => 'now')).resolves.toBe('now');
  });

  it('refuse whoever sends more than ten, and whoever cannot wait', async () => {
    const turns = new SearchTurns();
    for (let i = 0; i < 10; i += 1) recorded(turns, 'a');

    expect(() => turns.run('a', 50, async () => 1)).toThrow('429');
    expect(() => turns.runNow('a', 50, async () => 1)).toThrow('429');
    await expect(turns.runNow('a', 5, async () => 1)).resolves.toBe(1);
  });
});
