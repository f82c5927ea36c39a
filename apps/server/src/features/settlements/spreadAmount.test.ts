import { assert, integer, array, property } from 'fast-check';
import { spreadAmount } from './spreadAmount';

const sum = (parts: readonly { amount: number }[]) =>
  parts.reduce((all, { amount }) => all + amount, 0);

describe('spreadAmount', () => {
  it('pays statements in their order, and gives the balance what is over', () => {
    const dues = [
      { statementId: 'a', lacks: 300 },
      { statementId: 'b', lacks: 200 },
    ];
    expect(spreadAmount(300, dues)).toEqual([{ statementId: 'a', amount: 300, rest: 0 }]);
    expect(spreadAmount(450, dues)).toEqual([
      { statementId: 'a', amount: 300, rest: 0 },
      { statementId: 'b', amount: 150, rest: 50 },
    ]);
    expect(spreadAmount(501, dues).at(-1)).toEqual({ statementId: null, amount: 1, rest: 0 });
    expect(spreadAmount(7, [])).toEqual([{ statementId: null, amount: 7, rest: 0 }]);
  });

  it('adds up to the payment, and pays no statement more than it lacks', () => {
    const lacks = array(integer({ min: 0, max: 1e12 }), { maxLength: 20 });
    assert(
      property(integer({ min: 1, max: 1e13 }), lacks, (amount, all) => {
        const dues = all.map((due, i) => ({ statementId: String(i), lacks: due }));
        const parts = spreadAmount(amount, dues);
        expect(sum(parts)).toBe(amount);
        for (const { statementId, amount: part, rest } of parts) {
          expect(part).toBeGreaterThan(0);
          if (statementId !== null) expect(part + rest).toBe(all[Number(statementId)]);
        }
        const isOver = parts.some(({ statementId }) => statementId === null);
        expect(isOver).toBe(amount > all.reduce((total, due) => total + due, 0));
      }),
    );
  });
});
