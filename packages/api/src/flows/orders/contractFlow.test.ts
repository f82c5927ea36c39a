import { contractFlow, type ContractMove, type ContractStatus } from './contractFlow';

const MOVES = Object.keys(contractFlow.moves) as ContractMove[];
const startsIn = (move: ContractMove, state: ContractStatus) =>
  (contractFlow.moves[move].from as readonly ContractStatus[]).includes(state);
const ENDS: readonly ContractStatus[] = [9];

describe('the course of a contract', () => {
  it('reaches every state, and leaves every state that is no end', () => {
    const reached = new Set<ContractStatus>([
      ...Object.values(contractFlow.begins),
      ...MOVES.map((move) => contractFlow.moves[move].to),
    ]);
    expect([...reached].sort()).toEqual([...contractFlow.states].sort());
    const left = contractFlow.states.filter((state) => MOVES.some((move) => startsIn(move, state)));
    expect(contractFlow.states.filter((state) => !left.includes(state))).toEqual(ENDS);
  });

  it('is signed only by verified people in time, while its order goes on', () => {
    const { blockers } = contractFlow.moves.sign;
    const facts = { isVerified: true, isOverdue: false, isClosed: false };
    expect(blockers(facts)).toEqual([]);
    for (const [change, code] of [
      [{ isVerified: false }, 'unverified'],
      [{ isOverdue: true }, 'overdue'],
      [{ isClosed: true }, 'closed'],
    ] as const)
      expect(blockers({ ...facts, ...change })).toEqual([{ code }]);
  });

  it('goes back to the verification from where it is not signed, and with a reason', () => {
    expect(contractFlow.moves.rollbackToAccess).toMatchObject({
      from: [2, 3, 5, 6, 7],
      to: 1,
      reason: true,
    });
  });
});
