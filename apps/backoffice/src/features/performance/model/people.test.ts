import type { OrderKpi } from '@mingjian/api';
import { peopleIn } from './people';

const row = (userId: string, itemCode: string, weight: number, score: number, scoreMax = 100) =>
  ({
    userId,
    userName: userId,
    itemCode,
    weight,
    score,
    scoreMax,
    share: 50,
    quantity: 2,
  }) as OrderKpi;

describe('the people of a sheet', () => {
  it('have a total by the weights of their items, each out of its full marks', () => {
    const rows = [row('a', 'T', 75, 100), row('b', 'T', 75, 40), row('a', 'Q', 25, 5, 10)];

    expect(peopleIn(rows).map(({ userId, total, share }) => [userId, total, share])).toEqual([
      ['a', 87.5, 50],
      ['b', 40, 50],
    ]);
  });

  it('count all items the same when none has a weight', () => {
    expect(peopleIn([row('a', 'T', 0, 100), row('a', 'Q', 0, 50)])[0]!.total).toBe(75);
  });
});
