import { SAMPLE_MOVES, sampleFlow, type SampleFacts, type SampleMove } from './sampleFlow';

const FREE: SampleFacts = { isOwn: false, inspector: 'nobody', isIssued: true };
const blockersOf = (name: SampleMove, facts: Partial<SampleFacts> = {}) => {
  const { blockers } = sampleFlow.moves[name] as {
    blockers?: (facts: SampleFacts) => readonly { code: string }[];
  };
  return blockers?.({ ...FREE, ...facts }).map(({ code }) => code) ?? [];
};

describe('the course of a sample', () => {
  it('is inspected by who took it, and by nobody else', () => {
    expect(blockersOf('take')).toEqual([]);
    expect(blockersOf('take', { inspector: 'another' })).toEqual(['taken']);
    expect(blockersOf('finish')).toEqual(['notTaken']);
    expect(blockersOf('finish', { inspector: 'self' })).toEqual([]);
    expect(blockersOf('finish', { inspector: 'another' })).toEqual(['taken']);
  });

  it('is for those alone who had no part in the report', () => {
    expect(blockersOf('take', { isOwn: true })).toEqual(['ownReport']);
    expect(blockersOf('finish', { isOwn: true, inspector: 'self' })).toEqual(['ownReport']);
    expect(blockersOf('drop', { isOwn: true })).toEqual([]);
  });

  it('ends with the report: nothing that is not issued is inspected', () => {
    expect(blockersOf('take', { isIssued: false })).toEqual(['notIssued']);
    expect(blockersOf('reopen', { isIssued: false })).toEqual(['notIssued']);
    expect(blockersOf('drop', { isIssued: false })).toEqual([]);
  });

  it('goes back with a reason alone, and is put back by any colleague', () => {
    expect(SAMPLE_MOVES.filter((name) => 'reason' in sampleFlow.moves[name])).toEqual([
      'putBack',
      'drop',
      'reopen',
    ]);
    expect(blockersOf('putBack')).toEqual(['notTaken']);
    expect(blockersOf('putBack', { inspector: 'another' })).toEqual([]);
  });
});
