import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Boundaries, FoundPlace } from '@mingjian/api';
import { createTestServer } from '../../testing/testServer';
import { boundariesIn, innerPoint, areaAt, levelAt } from './boundaryGeometry';
import { boundaryShapes } from './boundaryShapes';
import { readMaps } from './mapSettings';

const SEARCH = { pageSize: '10', page: '1', cityLimit: 'true' };

async function openServer(env: NodeJS.ProcessEnv = {}) {
  const server = await createTestServer({ maps: readMaps(env) });
  const token = await server.signIn('admin');
  const get = async (path: string, input: object, as = token) =>
    server.call(`/map/${path}`, input, { method: 'GET', token: as });
  return { server, get };
}

describe('maps without a service', () => {
  let open: Awaited<ReturnType<typeof openServer>>;
  beforeAll(async () => {
    open = await openServer();
  });
  beforeEach(() => {
    // Nothing may leave the server.
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('a request left the server'));
  });
  afterEach(() => {
    expect(fetch).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  const find = async (text: string, more: object = {}) => {
    const { data } = await open.get('getPlaces', { ...SEARCH, text, ...more });
    return data as { places: FoundPlace[]; total: number };
  };
  const addressOf = async (lng: number, lat: number) =>
    (await open.get('getAddress', { lng, lat, radius: 1000 })).data as { address: string } | null;

  it.each([
    ['天安门', 116.3912, 39.9075, '北京市东城区'],
    ['人民广场', 121.4692, 31.2323, '上海市黄浦区'],
    ['东莞', 113.7518, 23.0207, '广东省东莞市'],
    ['仙桃', 113.4545, 30.3625, '湖北省仙桃市'],
    ['中环', 114.1577, 22.2849, '香港特别行政区中西区'],
    ['台北', 121.5654, 25.033, '台湾省台北市'],
  ])('know the district of %s', async (_, lng, lat, address) => {
    expect(await addressOf(lng, lat)).toEqual({ address });
  });

  it('have no address at sea and abroad', async () => {
    expect(await addressOf(124, 30)).toBeNull();
    expect(await addressOf(139.767, 35.681)).toBeNull();
  });

  it.each([
    ['黄浦', '上海市黄浦区'],
    ['310101', '上海市黄浦区'],
    ['pudongxin', '上海市浦东新区'],
    ['上海市徐汇', '上海市徐汇区'],
  ])('find a region by %s', async (text, address) => {
    const { places, total } = await find(text);

    expect(total).toBeGreaterThan(0);
    const found = places.find((place) => place.address === address)!;
    expect(await addressOf(found.lng, found.lat)).toEqual({ address });
  });

  it('give pages of ten, each place once', async () => {
    const first = await find('江');
    const second = await find('江', { page: '2' });

    expect(first.total).toBeGreaterThan(10);
    expect(first.places).toHaveLength(10);
    const ids = [...first.places, ...second.places].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('find the addresses of companies, for a client only its own, in the system of the map', async () => {
    const { db } = open.server.database;
    const { companyId } = await db
      .selectFrom('users')
      .select('companyId')
      .where('username', '=', 'client')
      .executeTakeFirstOrThrow();
    const rows = await db.selectFrom('companyAddresses').select(['id', 'companyId']).execute();
    const own = rows.find((row) => row.companyId === companyId)!;
    const foreign = rows.find((row) => row.companyId !== companyId)!;
    const place = { lng: 121.473701, lat: 31.230416, detail: '明鉴大厦 100%_' };
    await db
      .updateTable('companyAddresses')
      .set(place)
      .where('id', 'in', [own.id, foreign.id])
      .execute();

    const all = await find('100%_');
    const client = await open.server.signIn('client');
    const { data } = await open.get('getPlaces', { ...SEARCH, text: '大厦 100' }, client);

    expect(all.places.map(({ id }) => id).toSorted()).toEqual([own.id, foreign.id].toSorted());
    expect(data.places.map(({ id }: FoundPlace) => id)).toEqual([own.id]);
    expect(data.places[0]).toMatchObject({
      name: '明鉴大厦 100%_',
      lng: expect.closeTo(121.469187, 4),
      lat: expect.closeTo(31.23237, 4),
    });
  });

  it('open no other origin to pages, and name the source of their data', async () => {
    const { data } = await open.get('getConfig', {});
    const { headers } = await open.server.app.request('/');

    expect(data).toMatchObject({
      coordSystem: 'wgs84',
      base: { coordSystem: 'wgs84', tiles: [], credit: expect.stringContaining('天地图') },
    });
    expect(headers.get('content-security-policy')).toContain("img-src 'self' data: blob:;");
  });

  it('draw the visible part, as detailed as the zoom, with the national boundary', async () => {
    const view = async (zoom: number, west: number, south: number, east: number, north: number) =>
      (await open.get('getBoundaries', { zoom, west, south, east, north })).data as Boundaries;
    const country = await view(4, 70, 0, 140, 56);
    const streets = await view(17, 121.468, 31.23, 121.472, 31.234);

    expect(country.areas).toHaveLength(34);
    expect(country.borders.length).toBeGreaterThan(5);
    expect(JSON.stringify(country).length).toBeLessThan(250_000);
    expect(streets.areas.map(({ name }) => name)).toContain('黄浦区');
    expect(streets.areas.length).toBeLessThan(6);
    expect(JSON.stringify(streets).length).toBeLessThan(60_000);
  });

  it.each([
    ['getPlaces', { ...SEARCH, text: '' }],
    ['getPlaces', { ...SEARCH, text: '甲', pageSize: '5000' }],
    ['getAddress', { lng: 200, lat: 1, radius: 1000 }],
    ['getAddress', { lng: 'x', lat: 1, radius: 1000 }],
    ['getBoundaries', { zoom: 99, west: 1, south: 1, east: 2, north: 2 }],
  ])('refuse %s with %j', async (path, input) => {
    expect((await open.get(path, input)).status).toBe(400);
  });

  it('are for people with a session', async () => {
    expect((await open.get('getConfig', {}, '')).status).toBe(401);
  });
});

describe('the geometry of areas', () => {
  const bent = {
    rings: [
      [
        [0, 0],
        [10, 0],
        [10, 1],
        [1, 1],
        [1, 9],
        [10, 9],
        [10, 10],
        [0, 10],
        [0, 0],
      ] as [number, number][],
    ],
  };

  it('has a point inside each area, however bent', async () => {
    const { areas } = await boundaryShapes(3);
    const wrong = areas.filter((area) => {
      const { lng, lat } = innerPoint(area);
      return areaAt([area], lng, lat) === undefined;
    });

    expect(innerPoint(bent)).toEqual({ lng: 0.5, lat: 5 });
    expect(areas.length).toBeGreaterThan(2_800);
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('leaves no gap between neighbours, whose points move alike', () => {
    const square = (west: number) => ({
      code: String(west),
      name: '',
      province: '',
      box: [west, 0, west + 1, 1] as const,
      rings: [
        [
          [west, 0],
          [west + 1.004, 0],
          [west + 1.004, 0.5],
          [west + 1.004, 1],
          [west, 1],
          [west, 0],
        ] as [number, number][],
      ],
    });
    const { areas } = boundariesIn(
      { areas: [square(1), square(2.004)], borders: [] },
      [0, 0, 9, 9],
      4,
    );

    expect(areas[0]!.rings[0]![1]![0]).toBe(areas[1]!.rings[0]![0]![0]);
    expect([4, 6, 8].map(levelAt)).toEqual([1, 2, 3]);
  });
});

describe('maps by a service', () => {
  let service: Server;
  let url: string;
  const asked: URL[] = [];
  let reply: unknown = {};
  let status = 200;

  beforeAll(async () => {
    service = createServer((request, response) => {
      asked.push(new URL(request.url!, 'http://local'));
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof reply === 'string' ? reply : JSON.stringify(reply));
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  });
  afterAll(() => void service.close());
  beforeEach(() => {
    asked.length = 0;
    status = 200;
  });
  const openWith = (provider: string, more: NodeJS.ProcessEnv = {}) =>
    openServer({ MAP_PROVIDER: provider, MAP_KEY: 'secret-key', MAP_URL: url, ...more });

  describe('of AMap', () => {
    it('sends the numbers of the specification, and joins the parts of an address', async () => {
      const { get } = await openWith('amap');
      reply = {
        status: '1',
        infocode: '10000',
        count: '23',
        pois: [
          {
            id: 'B001',
            name: '人民广场',
            address: '人民大道',
            location: '121.473701,31.230416',
            pname: '上海市',
            cityname: '上海市',
            adname: '黄浦区',
          },
          { id: 'B002', name: '无坐标', address: [], location: [], pname: '上海市' },
          {
            id: 'B003',
            name: '无地址',
            address: [],
            location: '121.1,31.1',
            pname: [],
            adname: [],
          },
        ],
      };

      const { data } = await get('getPlaces', { ...SEARCH, text: '人民广场' });

      expect(data).toEqual({
        total: 23,
        places: [
          {
            id: 'B001',
            name: '人民广场',
            address: '上海市黄浦区人民大道',
            lng: 121.473701,
            lat: 31.230416,
          },
          { id: 'B003', name: '无地址', address: '', lng: 121.1, lat: 31.1 },
        ],
      });
      expect(asked[0]!.pathname).toBe('/v3/place/text');
      expect(Object.fromEntries(asked[0]!.searchParams)).toMatchObject({
        key: 'secret-key',
        keywords: '人民广场',
        offset: '10',
        page: '1',
        citylimit: 'true',
      });
    });

    it('suggests only places with a point', async () => {
      const { get } = await openWith('amap');
      reply = {
        status: '1',
        tips: [
          { id: [], name: '人民', district: [], location: [] },
          {
            id: 'B1',
            name: '人民广场',
            district: '上海市黄浦区',
            address: [],
            location: '121.4,31.2',
          },
        ],
      };

      const { data } = await get('getSuggestions', { text: '人民', pageSize: 10, cityLimit: true });

      expect(data).toEqual([
        { id: 'B1', name: '人民广场', address: '上海市黄浦区', lng: 121.4, lat: 31.2 },
      ]);
    });

    it.each([
      [{ regeocode: { formatted_address: '上海市黄浦区人民大道' } }, '上海市黄浦区人民大道'],
      [{ regeocode: { formatted_address: [] } }, null],
      [{ regeocode: [] }, null],
    ])('reads the address of a point from %j', async (part, address) => {
      const { get } = await openWith('amap');
      reply = { status: '1', ...part };

      const { data } = await get('getAddress', { lng: 121.4737011, lat: 31.2, radius: 1000 });

      expect(data).toEqual(address === null ? null : { address });
      expect(Object.fromEntries(asked[0]!.searchParams)).toMatchObject({
        location: '121.473701,31.200000',
        radius: '1000',
      });
    });
  });

  describe('of Tianditu', () => {
    const POI = { hotPointID: 'T1', name: '人民广场', address: '人民大道', lonlat: '121.46,31.23' };

    it('reads places, and the cities of statistics that a wide search gets', async () => {
      const { get } = await openWith('tianditu');
      const search = async () =>
        (await get('getPlaces', { ...SEARCH, text: '广场', page: '2' })).data;

      reply = { resultType: 1, count: '41', pois: [POI], status: { infocode: 1000 } };
      expect(await search()).toMatchObject({ total: 41, places: [{ id: 'T1', lng: 121.46 }] });
      const sent = JSON.parse(asked[0]!.searchParams.get('postStr')!);
      expect(sent).toMatchObject({ keyWord: '广场', queryType: 1, start: 10, count: 10 });

      reply = {
        resultType: 2,
        count: '900',
        statistics: {
          priorityCitys: [
            { name: '上海市', count: '300', lonlat: '121.47,31.23', adminCode: 156310000 },
          ],
          allAdmins: [{ adminName: '江苏省', lonlat: '118.7,32.0', adminCode: 156320000 }],
        },
      };
      expect(await search()).toEqual({
        total: 2,
        places: [
          { id: '156310000', name: '上海市', address: '上海市', lng: 121.47, lat: 31.23 },
          { id: '156320000', name: '江苏省', address: '江苏省', lng: 118.7, lat: 32 },
        ],
      });

      reply = {
        resultType: 3,
        count: '1',
        area: { name: '黄浦区', lonlat: '121.4 31.2', adminCode: 156310101 },
      };
      expect(await search()).toMatchObject({ places: [{ name: '黄浦区', lat: 31.2 }] });
    });

    it.each([
      [
        { status: '0', result: { formatted_address: '上海市黄浦区' } },
        200,
        { address: '上海市黄浦区' },
      ],
      [{ status: '404', msg: 'none' }, 200, null],
      [{ status: '1', msg: 'wrong' }, 502, null],
    ])('reads the address of a point from %j', async (body, code, data) => {
      const { get } = await openWith('tianditu');
      reply = body;

      const got = await get('getAddress', { lng: 121.4, lat: 31.2, radius: 1000 });

      expect([got.status, got.data ?? null]).toEqual([code, data]);
    });
  });

  it.each([
    ['is refused', () => (reply = { status: '0', info: 'INVALID_USER_KEY' })],
    ['fails', () => (status = 500)],
    ['responds with a page', () => (reply = '<html>')],
  ])('says so when the service %s, without its key or address', async (_, prepare) => {
    const { server, get } = await openWith('amap');
    prepare();

    const got = await get('getAddress', { lng: 121.4, lat: 31.2, radius: 1000 });

    expect(got).toMatchObject({ status: 502, msg: '地图服务没有响应，请稍后重试' });
    expect(JSON.stringify([got, server.lines])).not.toMatch(/secret-key|127\.0\.0\.1/);
  });

  it('never sends the key to a browser, and opens the content policy for the tiles alone', async () => {
    const { server, get } = await openWith('amap', {
      MAP_TILES: 'https://webrd0{s}.is.autonavi.com/appmaptile?x={x}&y={y}&z={z}',
    });
    const { data } = await get('getConfig', {});
    const policy = (await server.app.request('/')).headers.get('content-security-policy');

    expect(data).toMatchObject({ coordSystem: 'gcj02', base: { coordSystem: 'gcj02' } });
    expect(JSON.stringify(data)).not.toContain('secret-key');
    expect(policy).toContain(
      "img-src 'self' data: blob: https://webrd01.is.autonavi.com https://webrd02.is.autonavi.com https://webrd03.is.autonavi.com https://webrd04.is.autonavi.com;",
    );
    expect(policy).toContain("connect-src 'self'");
  });

  it.each([
    [{ MAP_PROVIDER: 'baidu' }, /builtin, amap or tianditu/],
    [{ MAP_PROVIDER: 'amap' }, /MAP_KEY/],
    [{ MAP_TILES: 'http://tiles.example.com/{z}/{x}/{y}' }, /MAP_TILES/],
    [{ MAP_TILES: 'https://tiles.example.com/{z}' }, /MAP_TILES/],
    [{ MAP_PROVIDER: 'amap', MAP_KEY: 'k', MAP_URL: 'nowhere' }, /MAP_URL/],
  ])('refuses the settings %j', (env, message) => {
    expect(() => readMaps(env)).toThrow(message);
  });
});
