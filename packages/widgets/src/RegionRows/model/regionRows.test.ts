import {
  movedRow,
  sameProvince,
  withCities,
  withProvince,
  withRow,
  withoutRow,
} from './regionRows';

const zhejiang = { province: '330000', city: ['330100', '330200'] };
const shanghai = { province: '310000', city: [] };
const rows = [zhejiang, shanghai];

describe('rows of regions', () => {
  it('grow by an empty one, and lose the right one', () => {
    expect(withRow(rows)).toEqual([zhejiang, shanghai, { province: '', city: [] }]);
    expect(withoutRow(rows, 0)).toEqual([shanghai]);
  });

  it('move within their bounds', () => {
    expect(movedRow(rows, 1, 0)).toEqual([shanghai, zhejiang]);
    expect(movedRow(rows, 0, 2)).toBe(rows);
    expect(movedRow(rows, 0, -1)).toBe(rows);
  });

  it('lose the cities of a province that is replaced, not of the same one', () => {
    expect(withProvince(rows, 0, '440000')[0]).toEqual({ province: '440000', city: [] });
    expect(withProvince(rows, 0, '330000')[0]).toBe(zhejiang);
    expect(withCities(rows, 1, ['310100'])[1]).toEqual({ province: '310000', city: ['310100'] });
  });

  it('name the row that has the same province, empty ones apart', () => {
    expect(sameProvince([...rows, zhejiang], 2)).toBe(0);
    expect(sameProvince(rows, 0)).toBe(-1);
    expect(sameProvince(withRow(withRow([])), 0)).toBe(-1);
  });
});
