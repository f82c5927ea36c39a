import { useMemo } from 'react';
import { maps, type ApiError } from '@mingjian/api';
import { useCall, useHttp } from '@mingjian/api/react';
import { hostProvider } from '@mingjian/widgets/MapPicker';

export interface MapProviderState {
  /** The maps of the installation; `undefined` until their settings are loaded. */
  provider: ReturnType<typeof hostProvider> | undefined;
  error: ApiError | undefined;
  /** Loads the settings again. */
  retry(this: void): void;
}

/** Returns the maps of the installation. Every request goes to the own server. */
export function useMapProvider(): MapProviderState {
  const http = useHttp();
  const { data: config, error, mutate } = useCall(maps.getConfig, {});
  const provider = useMemo(
    () =>
      config &&
      hostProvider(config, {
        getPlaces: (query, options) => http.send(maps.getPlaces, query, options),
        getSuggestions: (query, options) => http.send(maps.getSuggestions, query, options),
        getAddress: (query, options) => http.send(maps.getAddress, query, options),
        getBoundaries: (view, options) => http.send(maps.getBoundaries, view, options),
      }),
    [config, http],
  );
  return { provider, error, retry: () => void mutate() };
}
