import type { MapBoundaries, MapLine, MapPlace, MapProvider } from './model/mapProvider';

const AT = { lng: 121.473701, lat: 31.230416 };

const square = (west: number, east: number): MapLine => [
  [west, AT.lat - 0.02],
  [east, AT.lat - 0.02],
  [east, AT.lat + 0.02],
  [west, AT.lat + 0.02],
  [west, AT.lat - 0.02],
];

/** Two districts that meet east of People's Square, and a boundary along their middle. */
const boundaries: MapBoundaries = {
  areas: [
    {
      code: '310101',
      name: '黄浦区',
      rings: [square(AT.lng - 0.03, AT.lng + 0.0012)],
    },
    {
      code: '310109',
      name: '虹口区',
      rings: [square(AT.lng + 0.0012, AT.lng + 0.03)],
    },
  ],
  borders: [
    [
      [AT.lng - 0.03, AT.lat - 0.0008],
      [AT.lng + 0.03, AT.lat - 0.0008],
    ],
  ],
};

const place = (id: string, name: string, address: string, east: number): MapPlace => ({
  id,
  name,
  address,
  lng: AT.lng + east,
  lat: AT.lat,
});

const PLACES: readonly MapPlace[] = [
  place('p1', '人民广场', '上海市黄浦区人民大道', 0),
  place('p2', '上海博物馆', '上海市黄浦区人民大道201号', 0.0008),
  place('p3', '外滩', '上海市黄浦区中山东一路', 0.0162),
  ...Array.from({ length: 24 }, (_, index) =>
    place(
      `b${index + 1}`,
      `上海明鉴人力资源信息技术服务有限公司第 ${index + 1} 分公司`,
      `上海市黄浦区南京东路 ${100 + index} 号`,
      0.0002 * (index + 1),
    ),
  ),
];

/** Searches and addresses in memory, over drawn boundaries: no request leaves the page. */
export const offlineMap: MapProvider = {
  coordSystem: 'gcj02',
  base: {
    coordSystem: 'gcj02',
    credit: '示例数据',
    creditUrl: 'https://www.tianditu.gov.cn',
    loadBoundaries: async () => boundaries,
  },
  suggest: async (text, { pageSize }) => found(text).slice(0, pageSize),
  search: async (text, { page, pageSize }) => {
    const all = found(text);
    return { places: all.slice((page - 1) * pageSize, page * pageSize), total: all.length };
  },
  reverse: async ({ lng }) => {
    if (lng > AT.lng + 0.03) return null;
    return lng < AT.lng + 0.0012 ? '上海市黄浦区西藏中路附近' : '上海市虹口区四川北路附近';
  },
};

const found = (text: string) =>
  PLACES.filter(({ name, address }) => name.includes(text) || address.includes(text));

/** The address of People's Square. */
export const peoplesSquare: { lng: number; lat: number; address: string } = {
  ...AT,
  address: '上海市黄浦区人民大道',
};
