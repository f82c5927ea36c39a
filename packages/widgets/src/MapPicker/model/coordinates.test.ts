import fc from 'fast-check';
import { convertPoint, isPoint, movePoint, pointText } from './coordinates';
import { convertingProvider } from './convertingProvider';
import type { CoordSystem, MapProvider } from './mapProvider';

const TIANANMEN = { lng: 116.397477, lat: 39.908692 };
const metres = (one: { lng: number; lat: number }, other: { lng: number; lat: number }) =>
  Math.hypot(
    (one.lng - other.lng) * Math.cos((one.lat * Math.PI) / 180) * 111_320,
    (one.lat - other.lat) * 111_320,
  );

describe('convertPoint', () => {
  it('moves a point of China by the known half kilometre, and one abroad not at all', () => {
    expect(metres(TIANANMEN, convertPoint(TIANANMEN, 'gcj02', 'wgs84'))).toBeCloseTo(555, -2);
    const tokyo = { lng: 139.767, lat: 35.6812 };
    expect(convertPoint(tokyo, 'wgs84', 'gcj02')).toEqual(tokyo);
  });

  it('keeps a point of the same system, and whatever else it carries', () => {
    expect(convertPoint({ ...TIANANMEN, address: '东城区' }, 'gcj02', 'gcj02')).toEqual({
      ...TIANANMEN,
      address: '东城区',
    });
  });

  it('returns to where it came from within half a metre', () => {
    const china = fc.record({
      lng: fc.double({ min: 98, max: 122, noNaN: true }),
      lat: fc.double({ min: 24, max: 42, noNaN: true }),
    });
    const systems = fc.constantFrom<CoordSystem>('gcj02', 'wgs84', 'bd09');
    fc.assert(
      fc.property(china, systems, systems, (point, from, to) => {
        const back = convertPoint(convertPoint(point, from, to), to, from);
        expect(metres(point, back)).toBeLessThan(0.5);
      }),
    );
  });
});

describe('isPoint', () => {
  it.each([
    [{ lng: 121, lat: 31 }, true],
    [{ lng: Number.NaN, lat: 31 }, false],
    [{ lng: 181, lat: 31 }, false],
    [{ lng: 121, lat: 90 }, false],
    [{ lng: '121', lat: '31' } as unknown as { lng: number; lat: number }, false],
    [null, false],
  ])('of %j is %s', (value, is) => {
    expect(isPoint(value)).toBe(is);
  });
});

describe('movePoint', () => {
  it('moves by pixels of the screen, and never off the map', () => {
    const moved = movePoint(TIANANMEN, [256, 0], 0);
    expect(moved.lng).toBe(180);

    const up = movePoint(TIANANMEN, [0, -24], 17);
    expect(metres(TIANANMEN, up)).toBeCloseTo(22, 0);
    expect(up.lat).toBeGreaterThan(TIANANMEN.lat);
  });
});

describe('pointText', () => {
  it('writes longitude first, with six decimals', () => {
    expect(pointText({ lng: 121.5, lat: 31 })).toBe('121.500000, 31.000000');
  });
});

describe('convertingProvider', () => {
  it('converts once each way: places into the system of the value, points out of it', async () => {
    const asked: unknown[] = [];
    const inWgs: MapProvider = {
      coordSystem: 'wgs84',
      base: { coordSystem: 'wgs84', credit: '' },
      search: async () => ({
        places: [
          { id: '1', name: '甲', address: '', ...convertPoint(TIANANMEN, 'gcj02', 'wgs84') },
        ],
        total: 1,
      }),
      reverse: async (point) => {
        asked.push(point);
        return '东城区';
      },
    };
    const { signal } = new AbortController();
    const provider = convertingProvider(inWgs, 'gcj02');

    const { places } = await provider.search('甲', {
      page: 1,
      pageSize: 10,
      cityLimit: true,
      signal,
    });
    await provider.reverse(TIANANMEN, { radius: 1000, signal });

    expect(metres(places[0]!, TIANANMEN)).toBeLessThan(0.5);
    expect(asked).toEqual([convertPoint(TIANANMEN, 'gcj02', 'wgs84')]);
    expect(await provider.suggest('甲', { pageSize: 10, cityLimit: true, signal })).toEqual([]);
  });
});
