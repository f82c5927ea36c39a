import { convertPoint } from './coordinates';
import type { CoordSystem, MapProvider } from './mapProvider';

/** A provider that speaks the system of the field's value. */
export interface ConvertingProvider extends Pick<MapProvider, 'search' | 'reverse'> {
  suggest: NonNullable<MapProvider['suggest']>;
}

/**
 * Returns the searches of a provider in another system: the one place where its points are
 * converted.
 */
export function convertingProvider(
  provider: MapProvider,
  coordSystem: CoordSystem,
): ConvertingProvider {
  const { coordSystem: own } = provider;
  return {
    suggest: async (text, options) =>
      ((await provider.suggest?.(text, options)) ?? []).map((place) =>
        convertPoint(place, own, coordSystem),
      ),
    search: async (text, options) => {
      const { places, total } = await provider.search(text, options);
      return { places: places.map((place) => convertPoint(place, own, coordSystem)), total };
    },
    reverse: (point, options) => provider.reverse(convertPoint(point, coordSystem, own), options),
  };
}
