import type { FoundPlace } from '@mingjian/api';
import type { ServiceOptions } from './amap';
import { askService, listOf, partOf, serviceFailed } from './askService';
import type { MapSource, PlaceSearch } from '../../http/mapService';
import { placeAt, textOf } from './placeAt';

/** The whole country: the service wants a part of the map. */
const COUNTRY = '73,3,136,54';
const NORMAL = 1;
const SUGGEST = 4;

/** The web service of Tianditu (天地图). Its points are in CGCS2000, which WGS-84 equals here. */
export function tiandituSource({ url, key }: ServiceOptions): MapSource {
  const ask = async (queryType: number, search: PlaceSearch, start: number) => {
    const reply = await askService(`${url}/v2/search`, {
      postStr: JSON.stringify({
        keyWord: search.text,
        queryType,
        start,
        count: search.pageSize,
        level: 18,
        mapBound: COUNTRY,
        show: 1,
        ...(search.city !== undefined && search.cityLimit && { specify: search.city }),
      }),
      type: 'query',
      tk: key,
    });
    if (partOf(reply.status).infocode !== undefined && partOf(reply.status).infocode !== 1000)
      throw serviceFailed();
    return reply;
  };

  return {
    coordSystem: 'wgs84',
    credit: '天地图（国家地理信息公共服务平台）',
    creditUrl: 'https://www.tianditu.gov.cn',
    async getPlaces({ page, ...search }) {
      const reply = await ask(NORMAL, search, (page - 1) * search.pageSize);
      const places = placesOf(reply);
      return {
        places,
        total: Number(reply.resultType) === 1 ? Number(reply.count) : places.length,
      };
    },
    async getSuggestions(search) {
      return placesOf(await ask(SUGGEST, search, 0)).slice(0, search.pageSize);
    },
    async getAddress({ lng, lat }) {
      const reply = await askService(`${url}/geocoder`, {
        postStr: JSON.stringify({ lon: lng, lat, ver: 1 }),
        type: 'geocode',
        tk: key,
      });
      if (String(reply.status) === '404') return null;
      if (String(reply.status) !== '0') throw serviceFailed();
      return textOf(partOf(reply.result).formatted_address) || null;
    },
  };
}

/**
 * Returns the places of a response: of a search, of suggestions, of an area, or the cities of the
 * statistics (`resultType` 2) that a wide search gets in place of places.
 */
function placesOf(reply: Record<string, unknown>): FoundPlace[] {
  const statistics = partOf(reply.statistics);
  const area = Array.isArray(reply.area) ? reply.area : [reply.area];
  const lists: Record<string, unknown> = {
    1: reply.pois,
    2: listOf(statistics.priorityCitys).concat(listOf(statistics.allAdmins)),
    3: area,
    4: reply.suggests,
  };
  const places = listOf(lists[Number(reply.resultType)]).flatMap((one) => {
    const name = textOf(one.name) || textOf(one.adminName);
    const [id = name] = [one.hotPointID, one.adminCode, one.gbCode].map(textOf).filter(Boolean);
    const location = textOf(one.lonlat) || [one.lon, one.lat].filter(Boolean).join(',');
    return placeAt({ id, name, address: textOf(one.address) || name }, location);
  });
  return [...new Map(places.map((place) => [place.id, place])).values()];
}
