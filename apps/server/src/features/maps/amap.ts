import { askService, listOf, partOf, serviceFailed } from './askService';
import type { MapSource, PlaceSearch } from '../../http/mapService';
import { placeAt, textOf } from './placeAt';

/** Settings of a map service. */
export interface ServiceOptions {
  /** Address of the service, for a proxy or a test. */
  url: string;
  key: string;
}

/** The web service of AMap (高德), v3. Its points are in GCJ-02. */
export function amapSource({ url, key }: ServiceOptions): MapSource {
  const ask = async (path: string, query: Record<string, string>) => {
    const reply = await askService(`${url}${path}`, { key, output: 'json', ...query });
    if (reply.status !== '1') throw serviceFailed();
    return reply;
  };
  const limited = ({ city, cityLimit }: PlaceSearch) => ({
    ...(city !== undefined && { city }),
    citylimit: String(cityLimit),
  });

  return {
    coordSystem: 'gcj02',
    credit: '高德地图',
    creditUrl: 'https://lbs.amap.com',
    async getPlaces({ page, ...search }) {
      const reply = await ask('/v3/place/text', {
        keywords: search.text,
        offset: String(search.pageSize),
        page: String(page),
        extensions: 'base',
        ...limited(search),
      });
      const places = listOf(reply.pois).flatMap((poi) =>
        placeAt(
          { id: textOf(poi.id), name: textOf(poi.name), address: poiAddress(poi) },
          poi.location,
        ),
      );
      return { places, total: Number(reply.count) || places.length };
    },
    async getSuggestions(search) {
      const reply = await ask('/v3/assistant/inputtips', {
        keywords: search.text,
        datatype: 'all',
        ...limited(search),
      });
      return listOf(reply.tips)
        .flatMap((tip) =>
          placeAt(
            {
              id: textOf(tip.id) || textOf(tip.location),
              name: textOf(tip.name),
              address: textOf(tip.district) + textOf(tip.address),
            },
            tip.location,
          ),
        )
        .slice(0, search.pageSize);
    },
    async getAddress({ lng, lat, radius }) {
      const reply = await ask('/v3/geocode/regeo', {
        location: `${lng.toFixed(6)},${lat.toFixed(6)}`,
        radius: String(radius),
        extensions: 'base',
      });
      return textOf(partOf(reply.regeocode).formatted_address) || null;
    },
  };
}

/** Returns the whole address of a place. A municipality is province and city in one. */
function poiAddress(poi: Record<string, unknown>): string {
  const parts = [poi.pname, poi.cityname, poi.adname, poi.address].map(textOf);
  return parts.filter((part, index) => part !== parts[index - 1]).join('');
}
