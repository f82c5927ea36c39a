import { reportFlow, type ReportMove, type ReportStatus } from './reportFlow';

const MOVES = Object.keys(reportFlow.moves) as ReportMove[];
const startsIn = (move: ReportMove, state: ReportStatus) =>
  (reportFlow.moves[move].from as readonly ReportStatus[]).includes(state);

describe('the course of a report', () => {
  it('reaches every state, and ends replaced or recalled', () => {
    const reached = new Set<ReportStatus>([
      ...Object.values(reportFlow.begins),
      ...MOVES.map((move) => reportFlow.moves[move].to),
    ]);
    expect([...reached].sort()).toEqual([...reportFlow.states].sort());
    const left = reportFlow.states.filter((state) => MOVES.some((move) => startsIn(move, state)));
    expect(reportFlow.states.filter((state) => !left.includes(state))).toEqual([50, 60]);
  });

  it('leaves the issued version by the product alone', () => {
    const ways = MOVES.filter((move) => startsIn(move, 40));
    expect(ways).toEqual(['replace', 'recall']);
    for (const move of ways) expect(reportFlow.moves[move].by).toEqual(['system']);
  });

  it('is reviewed by somebody else, with something to review', () => {
    const facts = { isOwn: false, isEmpty: false, isEarly: false, isInDispute: false };
    const { pass, giveBack, submit, issue } = reportFlow.moves;
    expect(pass.blockers(facts)).toEqual([]);
    expect(pass.blockers({ ...facts, isOwn: true })).toEqual([{ code: 'ownReport' }]);
    expect(giveBack.blockers({ ...facts, isOwn: true })).toEqual([{ code: 'ownReport' }]);
    expect(submit.blockers({ ...facts, isEmpty: true, isEarly: true })).toEqual([
      { code: 'emptySummary' },
      { code: 'tooEarly' },
    ]);
    expect(issue.blockers({ ...facts, isEarly: true })).toEqual([{ code: 'tooEarly' }]);
    expect(issue.blockers({ ...facts, isInDispute: true })).toEqual([{ code: 'undecided' }]);
  });
});
