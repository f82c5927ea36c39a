import { audioFailure } from './audioFailure';

describe('the failure of a recording', () => {
  it.each([
    [2, 'decoded', 'interrupted'],
    [3, undefined, 'unsupported'],
    [4, 'undecodable', 'unsupported'],
    [4, 'unavailable', 'unavailable'],
    [4, undefined, 'unavailable'],
    [null, undefined, 'unavailable'],
  ] as const)('with code %s after a read that is %s: %s', (code, read, failure) => {
    expect(audioFailure(code, read)).toBe(failure);
  });
});
