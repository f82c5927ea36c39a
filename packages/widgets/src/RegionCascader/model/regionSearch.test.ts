import { loadRegionNames, regionTable } from '../../regions';
import { findRegions, searchEntries, withLetters } from './regionSearch';

const names = await loadRegionNames();
const entries = withLetters(searchEntries(regionTable().all, 3), names);
const first = (text: string) => findRegions(entries, text).regions[0]?.code;

describe('a search among regions', () => {
  it.each([
    ['浦东', '310115'],
    ['上海浦东', '310115'],
    ['浙江 西湖', '330106'],
    ['浙江省/杭州市/西湖区', '330106'],
    ['330106', '330106'],
    ['9000', '900000'],
    ['pudong', '310115'],
    ['pdxq', '310115'],
    ["xi'an", '610100'],
    ['lvliang', '141100'],
    ['lüliang', '141100'],
    ['shanghaipudong', '310115'],
    ['chongqing', '500000'],
    ['HZS', '330100'],
  ])('finds by %s', (text, code) => {
    expect(findRegions(entries, text).regions.map((region) => region.code)).toContain(code);
  });

  it('puts the start of a name before its middle, and larger regions first', () => {
    expect(first('南')).toMatch(/^\d{4}00$/);
    expect(first('shanghai')).toBe('310000');
    expect(first('杭州')).toBe('330100');
  });

  it('counts all that it finds, and returns the first fifty', () => {
    const { regions, total } = findRegions(entries, '县');

    expect(regions).toHaveLength(50);
    expect(total).toBeGreaterThan(1_000);
  });

  it.each(['', '   ', '[', '%', '.*', 'zzzz'])('finds nothing by %j', (text) => {
    expect(findRegions(entries, text)).toEqual({ regions: [], total: 0 });
  });

  it('ends at a level', () => {
    const cities = searchEntries(regionTable().all, 2);

    expect(findRegions(cities, '西湖区').total).toBe(0);
  });
});
