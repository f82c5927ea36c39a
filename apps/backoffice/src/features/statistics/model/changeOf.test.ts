import { changeOf } from './changeOf';

describe('the change of a figure', () => {
  it.each([
    ['count', 12, 10, { kind: 'relative', isMore: true, size: 0.2 }],
    ['count', 5, 10, { kind: 'relative', isMore: false, size: 0.5 }],
    ['count', 10, 10, { kind: 'same' }],
    ['count', 935, 1, { kind: 'absolute', isMore: true, size: 934 }],
    ['count', 10, 0, { kind: 'none' }],
    ['count', 0, 0, { kind: 'same' }],
    ['days', 4.5, 3, { kind: 'days', isMore: true, size: 1.5 }],
    ['share', null, 0.5, { kind: 'none' }],
    ['share', 0.5, undefined, { kind: 'none' }],
  ] as const)('of a %s from %3$s to %2$s', (kind, now, before, expected) => {
    expect(changeOf(kind, now, before)).toEqual(expected);
  });

  it('is in points for a share', () => {
    const change = changeOf('share', 0.9, 0.95);
    expect(change).toMatchObject({ kind: 'points', isMore: false });
    expect('size' in change && change.size).toBeCloseTo(5);
  });
});
