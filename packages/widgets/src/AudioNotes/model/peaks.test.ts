import { BARS, peaksOf, waveOutline } from './peaks';

describe('the waveform of a recording', () => {
  it('has the highest deviation of each part, whatever its sign', () => {
    expect(peaksOf([0, 0.5, -0.8, 0.1, 0, 0], 3)).toEqual([0.5, 0.8, 0]);
    expect(peaksOf([0.4], 3)).toEqual([0, 0, 0.4]);
    expect(peaksOf([], 2)).toEqual([0, 0]);
  });

  it('is as high as its loudest bar, and flat for silence', () => {
    expect(waveOutline([0.1, -0.2])).toBe('M0.5 27V73M1.5 4V96');
    expect(waveOutline([0, 0])).toBe('M0.5 48V52M1.5 48V52');
    expect(waveOutline([])).toBe('');
  });

  it('has a limit of bars', () => {
    expect(waveOutline(Array.from({ length: 9_999 }, () => 1)).match(/M/g)).toHaveLength(BARS);
  });
});
