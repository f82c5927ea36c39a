import { setTimeout } from 'node:timers/promises';
import { giveWay } from './giveWay';

const taken = async (requests: { count: number }, worked: number) => {
  const start = performance.now();
  await giveWay(start - worked, { requests });
  return performance.now() - start;
};

describe('background work', () => {
  it('goes on at once while nobody requests anything', async () => {
    expect(await taken({ count: 0 }, 1_000)).toBeLessThan(500);
  });

  it('waits for requests, and goes on once they are answered', async () => {
    const requests = { count: 1 };
    const waiting = taken(requests, 60_000);
    let isOver = false;
    void waiting.then(() => (isOver = true));

    await setTimeout(50);
    expect(isOver).toBe(false);
    requests.count = 0;

    expect(await waiting).toBeLessThan(60_000);
  });

  it('goes on all the same when requests never end', async () => {
    expect(await taken({ count: 1 }, 10)).toBeGreaterThanOrEqual(25);
  });
});
