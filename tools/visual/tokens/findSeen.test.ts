import { findSeen, inRounds } from './findSeen';

describe('findSeen', () => {
  const seen = new Set([3, 11, 12]);
  const differing = () =>
    vi.fn((together: readonly number[]) =>
      Promise.resolve(together.some((item) => seen.has(item))),
    );

  it('finds each item that makes a difference', async () => {
    const items = Array.from({ length: 20 }, (_, index) => index);

    expect(await findSeen(items, differing())).toEqual([3, 11, 12]);
  });

  it('compares once where nothing differs', async () => {
    const differs = differing();

    expect(await findSeen([1, 2, 4, 5, 6, 7, 8], differs)).toEqual([]);
    expect(differs).toHaveBeenCalledOnce();
  });
});

it('puts two values of one variable into different rounds', () => {
  expect(inRounds(['a1', 'b1', 'a2', 'a3', 'b2'], ([variable]) => variable!)).toEqual([
    ['a1', 'b1'],
    ['a2', 'b2'],
    ['a3'],
  ]);
});
