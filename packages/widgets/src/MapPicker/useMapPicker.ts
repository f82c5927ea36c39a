import { useEffect, useRef, useState } from 'react';
import { useControllable } from '@mingjian/ui';
import type { ConvertingProvider } from './model/convertingProvider';
import type { MapAddress, MapPlace, MapPoint } from './model/mapProvider';

export interface MapPickerOptions {
  value: MapAddress | null | undefined;
  defaultValue: MapAddress | null | undefined;
  onValueChange: ((value: MapAddress | null) => void) | undefined;
  provider: ConvertingProvider;
  radius: number;
  /** Called when an address was selected, by a search or on the map, or cleared. */
  onSelected: () => void;
}

/**
 * State of the point that is being resolved: `moved` by a key and not chosen yet, `resolving`, or
 * `failed` because the request failed or there is no address.
 */
export type PointState = 'moved' | 'resolving' | 'failed' | 'none';

export interface MapPickerState {
  value: MapAddress | null;
  /** The point that the marker is at, before its address is known; `null` at the value. */
  pending: MapPoint | null;
  pointState: PointState | null;
  /** Selects a place with its address. */
  select(place: MapPlace): void;
  /** Moves the marker without selecting. */
  move(point: MapPoint): void;
  /** Requests the address of a point, which becomes the value when it arrives. */
  pick(point: MapPoint): void;
  /** Requests the address of the last point again. */
  retry(): void;
  /** Returns the marker to the value. */
  cancel(): void;
  clear(): void;
  reset(): void;
}

interface Pending {
  point: MapPoint;
  state: PointState;
}

/**
 * The selected address and the point on its way to be one. The newest click wins: an earlier
 * request is aborted and its response ignored. A point without an address changes nothing.
 */
export function useMapPicker(options: MapPickerOptions): MapPickerState {
  const { provider, radius, onSelected } = options;
  const [value, setValue, reset] = useControllable<MapAddress | null>({
    value: options.value,
    initial: options.defaultValue ?? null,
    onChange: options.onValueChange,
  });
  const [pending, setPending] = useState<Pending | null>(null);
  const request = useRef<AbortController | null>(null);
  const abort = () => {
    request.current?.abort();
    request.current = null;
  };
  useEffect(() => () => request.current?.abort(), []);

  const choose = (next: MapAddress) => {
    abort();
    setPending(null);
    setValue({ lng: next.lng, lat: next.lat, address: next.address });
    onSelected();
  };

  const pick = async (point: MapPoint) => {
    abort();
    const controller = new AbortController();
    const { signal } = controller;
    request.current = controller;
    setPending({ point, state: 'resolving' });
    try {
      const address = await provider.reverse(point, { radius, signal });
      if (signal.aborted) return;
      request.current = null;
      if (address) choose({ lng: point.lng, lat: point.lat, address });
      else setPending({ point, state: 'none' });
    } catch {
      if (!signal.aborted) setPending({ point, state: 'failed' });
    }
  };

  return {
    value,
    pending: pending?.point ?? null,
    pointState: pending?.state ?? null,
    select: (place) => choose({ ...place, address: place.address || place.name }),
    move(point) {
      abort();
      setPending({ point, state: 'moved' });
    },
    pick: (point) => void pick(point),
    retry: () => void (pending && pick(pending.point)),
    cancel() {
      abort();
      setPending(null);
    },
    clear() {
      abort();
      setPending(null);
      setValue(null);
      onSelected();
    },
    reset() {
      abort();
      setPending(null);
      onSelected();
      reset();
    },
  };
}
