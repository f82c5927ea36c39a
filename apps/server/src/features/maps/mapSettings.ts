import type { MapService, MapSource } from '../../http/mapService';
import { StartError } from '../../startError';
import { amapSource } from './amap';
import { builtinSource } from './builtin';
import { tiandituSource } from './tianditu';

const SERVICES: Record<string, { url: string; open: typeof amapSource }> = {
  amap: { url: 'https://restapi.amap.com', open: amapSource },
  tianditu: { url: 'https://api.tianditu.gov.cn', open: tiandituSource },
};

/** Maps without a service. */
export const builtinMaps: MapService = mapService(builtinSource, undefined);

/** Reads the settings of maps. Throws a `StartError` on invalid ones. */
export function readMaps(env: NodeJS.ProcessEnv): MapService {
  const { MAP_PROVIDER: provider = 'builtin', MAP_KEY: key, MAP_URL, MAP_TILES: tiles } = env;
  if (tiles && !isTileAddress(tiles))
    throw new StartError(
      'MAP_TILES is an https address with {z}, {x} and {y}, and {s} for one of 1 to 4.',
    );
  if (provider === 'builtin' || provider === '') return mapService(builtinSource, tiles);
  const service = SERVICES[provider];
  if (!service)
    throw new StartError(`MAP_PROVIDER is builtin, amap or tianditu, not "${provider}".`);
  if (!key) throw new StartError(`MAP_KEY is the key of ${provider}, which needs one.`);
  const url = (MAP_URL || service.url).replace(/\/$/, '');
  if (!URL.canParse(url)) throw new StartError('MAP_URL is the address of the map service.');
  return mapService(service.open({ url, key }), tiles);
}

const isTileAddress = (text: string) =>
  ['{z}', '{x}', '{y}'].every((part) => text.includes(part)) &&
  URL.canParse(text.replaceAll('{s}', '1')) &&
  new URL(text.replaceAll('{s}', '1')).protocol === 'https:';

const SUBDOMAINS = ['1', '2', '3', '4'];

/** Tiles are those of the source, so in its system; boundaries are in WGS-84. */
function mapService(source: MapSource, tiles: string | undefined): MapService {
  const subdomains = tiles?.includes('{s}') ? SUBDOMAINS : [];
  const hosts = subdomains.length > 0 ? subdomains : [''];
  const credits = tiles || source === builtinSource ? [source] : [source, builtinSource];
  return {
    source,
    config: {
      coordSystem: source.coordSystem,
      base: {
        coordSystem: tiles ? source.coordSystem : 'wgs84',
        tiles: tiles ? [{ url: tiles, subdomains }] : [],
        credit: credits.map(({ credit }) => credit).join('；'),
        creditUrl: credits.at(-1)!.creditUrl,
      },
    },
    tileOrigins: tiles ? hosts.map((host) => new URL(tiles.replaceAll('{s}', host)).origin) : [],
  };
}
