import { regionTable, type Region } from '../../regions';
import { checkState, toggledCodes } from './checkedRegions';

const { get } = regionTable();
const scope = { get, childrenOf: (region: Region) => region.children };
const toggle = (code: string, codes: readonly string[]) => toggledCodes(get(code)!, codes, scope);

describe('checked regions', () => {
  it('stand for what is in them', () => {
    const codes = new Set(['330000', '310115']);

    expect(checkState(get('330106')!, codes, scope)).toBe('all');
    expect(checkState(get('310000')!, codes, scope)).toBe('some');
    expect(checkState(get('310101')!, codes, scope)).toBe('none');
  });

  it('leave their other parts when one is unchecked', () => {
    const codes = toggle('460302', ['460000']);

    expect(codes).toContain('460303');
    expect(codes).toContain('460100');
    expect(codes).not.toContain('460300');
    expect(toggle('460302', codes)).toEqual(['460000']);
  });

  it('replace what is in them, and leave unknown codes alone', () => {
    expect(toggle('330000', ['330106', 'x', '330103', '310115'])).toEqual([
      'x',
      '330103',
      '310115',
      '330000',
    ]);
  });

  it('take another when they are thousands', () => {
    // One of each city is left out, so that the others do not merge.
    const codes = regionTable()
      .all.filter(
        ({ level, parent }, index) => level === 3 && regionTable().all[index - 1] !== parent,
      )
      .map(({ code }) => code);
    expect(codes.length).toBeGreaterThan(2_400);

    const next = toggle('330000', codes);
    const states = regionTable().provinces.map((one) => checkState(one, new Set(next), scope));

    expect(next).toContain('330000');
    expect(states.filter((state) => state === 'all')).toHaveLength(1);
  });
});
