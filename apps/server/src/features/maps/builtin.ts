import gcoord from 'gcoord';
import { loadRegionNames, pathOf, regionTable, type Region } from '@mingjian/widgets/regions';
import type { FoundPlace } from '@mingjian/api';
import type { Db } from '../../database/connect';
import type { Caller } from '../../http/caller';
import type { MapSource } from '../../http/mapService';
import { areaText } from '../../resources/areaText';
import { withinScope } from '../../resources/scope';
import { areaAt, innerPoint } from './boundaryGeometry';
import { boundaryShapes, type BoundaryShape } from './boundaryShapes';

/** Most regions, and most addresses, that a search looks at. */
const MOST = 100;

/**
 * Maps without a service: regions by name and pinyin, addresses of client companies, and the
 * district of a point. Nothing leaves the server. Points are in WGS-84.
 */
export const builtinSource: MapSource = {
  coordSystem: 'wgs84',
  credit: '天地图（国家地理信息公共服务平台，2024 年 5 月）；离线地图，无街道，精度到区县',
  creditUrl: 'https://www.tianditu.gov.cn',
  async getPlaces({ text, page, pageSize, city, cityLimit }, caller, db) {
    const places = await placesFor(text, caller, db);
    const limited =
      city === undefined || !cityLimit
        ? places
        : places.filter(({ address }) => address.includes(city));
    return {
      places: limited.slice((page - 1) * pageSize, page * pageSize),
      total: limited.length,
    };
  },
  async getSuggestions(search, caller, db) {
    return (await builtinSource.getPlaces({ ...search, page: 1 }, caller, db)).places;
  },
  async getAddress({ lng, lat }) {
    const area = areaAt((await boundaryShapes(3)).areas, lng, lat);
    return area === undefined ? null : addressOf(area);
  },
};

/** Returns the names of an area from the province down, as the region table writes them. */
function addressOf({ code, name, province }: BoundaryShape): string {
  const region = regionTable().get(code);
  if (region) return textOf(region);
  const city = regionTable().get(`${code.slice(0, 4)}00`);
  const above = city ? textOf(city) : province;
  return above === name ? name : `${above}${name}`;
}

const textOf = (region: Region) => areaText(JSON.stringify(pathOf(region).map(({ code }) => code)));

async function placesFor(text: string, caller: Caller, db: Db): Promise<FoundPlace[]> {
  const [regions, addresses] = await Promise.all([
    regionPlaces(text),
    addressPlaces(text, caller, db),
  ]);
  return [...regions, ...addresses];
}

async function regionPlaces(text: string): Promise<FoundPlace[]> {
  const { syllablesOf } = await loadRegionNames();
  const wanted = text.toLowerCase().replace(/\s/g, '');
  const isLatin = /^[a-z]+$/.test(wanted);
  const matches = ({ name, code }: Region) => {
    if (code === wanted || name.includes(wanted)) return true;
    if (!isLatin) return false;
    const syllables = syllablesOf(name);
    const initials = syllables.map(([first]) => first).join('');
    return syllables.join('').startsWith(wanted) || initials.startsWith(wanted);
  };
  const found = regionTable().all.filter(
    (region) => matches(region) || textOf(region).includes(wanted),
  );
  const places: FoundPlace[] = [];
  for (const region of found.slice(0, MOST)) {
    const shape = await shapeOf(region);
    if (shape === undefined) continue;
    places.push({
      id: region.code,
      name: region.name,
      address: textOf(region),
      ...rounded(innerPoint(shape)),
    });
  }
  return places;
}

/** Returns the shape of a region, or of the one around it where the data has none. */
async function shapeOf(region: Region): Promise<BoundaryShape | undefined> {
  const { areas } = await boundaryShapes(region.level);
  const shape = areas.find(({ code }) => code === region.code);
  return shape ?? (region.parent ? shapeOf(region.parent) : undefined);
}

async function addressPlaces(text: string, caller: Caller, db: Db): Promise<FoundPlace[]> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await db
    .selectFrom('companyAddresses')
    .select(['id', 'receiver', 'areaName', 'detail', 'lng', 'lat'])
    .where('deletedAt', 'is', null)
    .where(withinScope(caller, 'companyAddresses.companyId'))
    .where((eb) => eb.or([eb('detail', 'like', pattern), eb('areaName', 'like', pattern)]))
    .where('lng', 'is not', null)
    .where('lat', 'is not', null)
    .orderBy('id')
    .limit(MOST)
    .execute();
  return rows.map(({ id, areaName, detail, lng, lat }) => {
    const [east, north] = gcoord.transform([lng!, lat!], gcoord.GCJ02, gcoord.WGS84);
    return {
      id,
      name: detail,
      address: `${areaName ?? ''}${detail}`,
      ...rounded({ lng: east, lat: north }),
    };
  });
}

const rounded = ({ lng, lat }: { lng: number; lat: number }) => ({
  lng: Math.round(lng * 1e6) / 1e6,
  lat: Math.round(lat * 1e6) / 1e6,
});
