import type { Mask } from '../baselines/masks';
import { findMaskFaults } from './maskFaults';

const mask: Mask = {
  story: 'parts-map--tiles',
  cell: null,
  selector: '.tiles',
  reason: 'Tiles come from a server.',
  by: 'Li',
  since: '2026-11-21',
  until: '2026-12-31',
};

const faultsOf = (area: number | null, day = '2026-11-22', stories = [mask.story]) =>
  findMaskFaults([mask], new Set(stories), new Map(area === null ? [] : [[mask, area]]), day);

describe('a mask', () => {
  it('may hide a twentieth of a picture, and is not judged where nobody looked', () => {
    expect([faultsOf(0.05), faultsOf(null)]).toEqual([[], []]);
  });

  it('may not hide more', () => {
    expect(faultsOf(0.0501)).toEqual([expect.stringContaining('hides 5.0 % of the picture')]);
    expect(faultsOf(0.4)).toEqual([expect.stringContaining('hides 40.0 %')]);
  });

  it('may not hide nothing, outlive its last day, or belong to no story', () => {
    expect(faultsOf(0)).toEqual([expect.stringContaining('masks nothing.')]);
    expect(faultsOf(0.01, '2027-01-01')).toEqual([expect.stringContaining('ended on 2026-12-31')]);
    expect(faultsOf(0.01, '2026-11-22', [])).toEqual([expect.stringContaining('no such story')]);
  });
});
