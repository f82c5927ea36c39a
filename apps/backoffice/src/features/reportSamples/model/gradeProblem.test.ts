import { gradeProblem } from './gradeProblem';

describe('the grade of an inspection', () => {
  it('needs a fault unless the report is correct', () => {
    expect(gradeProblem('2', [])).toBe('faultsMissing');
    expect(gradeProblem('3', undefined)).toBe('faultsMissing');
    expect(gradeProblem('2', [{ kind: 'wording' }])).toBeUndefined();
  });

  it('is correct without faults alone', () => {
    expect(gradeProblem('1', [])).toBeUndefined();
    expect(gradeProblem('1', [{ kind: 'wording' }])).toBe('noFaults');
  });
});
