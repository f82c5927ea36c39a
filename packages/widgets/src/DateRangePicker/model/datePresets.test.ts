import { clippedSpan } from './datePresets';

describe('clippedSpan', () => {
  const november = { from: '2026-11-01', to: '2026-11-30' };

  it('keeps the part between the limits', () => {
    expect(clippedSpan(november, undefined, '2026-11-21')).toEqual({
      from: '2026-11-01',
      to: '2026-11-21',
    });
    expect(clippedSpan(november, '2026-11-10')).toEqual({ from: '2026-11-10', to: '2026-11-30' });
    expect(clippedSpan(november)).toEqual(november);
  });

  it('is null outside the limits', () => {
    expect(clippedSpan(november, '2026-12-01')).toBeNull();
    expect(clippedSpan(november, undefined, '2026-10-31')).toBeNull();
  });
});
