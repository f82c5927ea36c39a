import { SharedResults } from './sharedResults';

describe('answers that are shared', () => {
  /** Answers by hand, in the order of asking. */
  function byHand() {
    const asked: { resolve: (answer: number) => void; reject: (error: Error) => void }[] = [];
    const ask = () => new Promise<number>((resolve, reject) => asked.push({ resolve, reject }));
    return { asked, ask };
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  it('are begun after the question, and once for all who wait', async () => {
    const shared = new SharedResults<number>();
    const { asked, ask } = byHand();
    const first = shared.of('a', ask);
    const others = [shared.of('a', ask), shared.of('a', ask)];
    expect(asked).toHaveLength(1);

    asked[0]!.resolve(1);
    expect(await first).toBe(1);
    await settle();
    expect(asked).toHaveLength(2);
    asked[1]!.resolve(2);
    expect(await Promise.all(others)).toEqual([2, 2]);
  });

  it('are not shared between questions, nor kept', async () => {
    const shared = new SharedResults<number>();

    expect(
      await Promise.all([shared.of('a', async () => 1), shared.of('b', async () => 2)]),
    ).toEqual([1, 2]);
    expect(await shared.of('a', async () => 3)).toBe(3);
  });

  it('do not fail with the one before', async () => {
    const shared = new SharedResults<number>();
    const { asked, ask } = byHand();
    const first = shared.of('a', ask);
    const second = shared.of('a', ask);

    asked[0]!.reject(new Error('broken'));
    await expect(first).rejects.toThrow('broken');
    await settle();
    asked[1]!.resolve(2);
    expect(await second).toBe(2);
  });
});
