import { positionOf, stepOf } from './steps';

const at = (status: Parameters<typeof stepOf>[0]['status'], hasChosen = true) =>
  stepOf({ status, hasChosen, purpose: 'clientUser' });

describe('the step of a candidate', () => {
  it('follows the state of the form', () => {
    expect([20, 30, 35, 40, 50, 60, 65, 70].map((status) => at(status as 20))).toEqual([
      'identity',
      'signature',
      'form',
      'form',
      'after',
      'supplement',
      'after',
      'after',
    ]);
    expect([-10, -20, -30].map((status) => at(status as -10))).toEqual([
      'refused',
      'expired',
      'withdrawn',
    ]);
  });

  it('is the notice until the consents are chosen, also after the identity', () => {
    expect([at(20, false), at(30, false), at(35, false)]).toEqual(['notice', 'notice', 'form']);
  });

  it('ends with the signature for a link to sign', () => {
    const facts = { status: 40, hasChosen: false, purpose: 'signPage' } as const;
    expect(stepOf(facts)).toBe('signed');
    expect(stepOf({ ...facts, status: 30, hasChosen: true })).toBe('signature');
  });

  it('has a place on the progress line while something is to be done', () => {
    expect(positionOf('identity', 'clientUser')).toEqual({ index: 2, count: 4 });
    expect(positionOf('signature', 'signPage')).toEqual({ index: 3, count: 3 });
    expect(positionOf('form', 'signPage')).toBeUndefined();
    expect(positionOf('after', 'clientUser')).toBeUndefined();
  });
});
