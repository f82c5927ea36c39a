import { useEffect, useMemo, useState, type KeyboardEvent } from 'react';
import { IconButton, useLatestResponse, useTexts, isComposed } from '@mingjian/ui';
import { divIcon, type LatLngTuple, type Map as LeafletMap } from 'leaflet';
import { Minus, Plus } from 'lucide-react';
import {
  MapContainer,
  Marker,
  Polygon,
  Polyline,
  TileLayer,
  Tooltip,
  useMapEvents,
} from 'react-leaflet';
import { movePoint } from './model/coordinates';
import type { MapBase, MapLine, MapPoint, MapView } from './model/mapProvider';
import * as S from './MapCanvas.styles';
import { mapPickerTexts } from './MapPicker.texts';

export interface MapCanvasProps {
  base: MapBase;
  /** Position of the marker, in the system of the base; `null` for none. */
  marker: MapPoint | null;
  /** Center of the map, in the same system: the map moves when it changes. */
  center: MapPoint;
  zoom: number;
  /** Whether a point can be selected. */
  canPick: boolean;
  onMove: (point: MapPoint) => void;
  onPick: (point: MapPoint) => void;
  onCancel: () => void;
  /** Called when tiles cannot be loaded. */
  onTileError: () => void;
}

/** Pixels that an arrow key moves the marker by. */
const STEP = 24;

const ARROWS: Record<string, [number, number]> = {
  ArrowRight: [STEP, 0],
  ArrowLeft: [-STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const at = ({ lat, lng }: MapPoint): LatLngTuple => [lat, lng];

/** Leaflet counts longitudes on when the world is scrolled around. */
const wrapped = ({ lat, lng }: MapPoint): MapPoint => ({
  lat,
  lng: ((((lng + 180) % 360) + 360) % 360) - 180,
});

/**
 * The map with its marker: the only file that knows Leaflet. While it has focus it is an
 * application with keys of its own.
 */
export function MapCanvas({
  base,
  marker,
  center,
  zoom,
  canPick,
  onMove,
  onPick,
  onCancel,
  onTileError,
}: MapCanvasProps) {
  const t = useTexts(mapPickerTexts);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [isFocused, setIsFocused] = useState(false);
  const { lat, lng } = center;

  useEffect(() => {
    map?.setView([lat, lng], map.getZoom(), { animate: false });
  }, [map, lat, lng]);

  // Leaflet follows the window's size alone: a map that was hidden at first would stay empty.
  useEffect(() => {
    if (!map || typeof ResizeObserver === 'undefined') return;
    const sizes = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    sizes.observe(map.getContainer());
    return () => sizes.disconnect();
  }, [map]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (map === null || event.ctrlKey || event.altKey || event.metaKey) return;
    if (isComposed(event.nativeEvent)) return;
    const arrow = ARROWS[event.key];
    const present = marker ?? map.getCenter();
    if (event.key === '+' || event.key === '=') map.zoomIn();
    else if (event.key === '-') map.zoomOut();
    else if (arrow && canPick) {
      const next = movePoint(present, arrow, map.getZoom());
      onMove(next);
      map.panInside(at(next), { padding: [STEP * 2, STEP * 2], animate: false });
    } else if (event.key === 'Enter' && canPick) onPick(wrapped(present));
    else if (event.key === 'Escape' && canPick) onCancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <S.Frame>
      <S.Keys
        tabIndex={0}
        role={isFocused ? 'application' : 'group'}
        aria-label={t.map}
        aria-description={canPick ? t.mapHint : undefined}
        onFocus={({ target, currentTarget }) => setIsFocused(target === currentTarget)}
        onBlur={() => setIsFocused(false)}
        onKeyDown={handleKeyDown}
      >
        <MapContainer
          ref={setMap}
          center={at(center)}
          zoom={zoom}
          minZoom={3}
          maxZoom={18}
          attributionControl={false}
          zoomControl={false}
          keyboard={false}
          fadeAnimation={false}
          zoomAnimation={false}
          markerZoomAnimation={false}
          inertia={false}
        >
          {base.tiles?.map(({ url, subdomains, maxZoom }) => (
            <TileLayer
              key={url}
              url={url}
              subdomains={[...(subdomains ?? ['a'])]}
              maxNativeZoom={maxZoom ?? 18}
              maxZoom={18}
              eventHandlers={{ tileerror: onTileError }}
            />
          ))}
          {base.loadBoundaries && <Boundaries load={base.loadBoundaries} />}
          <Clicks onClick={(point) => canPick && onPick(wrapped(point))} />
          {marker && (
            <PointMarker
              point={marker}
              canDrag={canPick}
              onPick={(point) => onPick(wrapped(point))}
            />
          )}
        </MapContainer>
      </S.Keys>
      <S.Zoom>
        <IconButton label={t.zoomIn} icon={Plus} size="small" onClick={() => map?.zoomIn()} />
        <IconButton label={t.zoomOut} icon={Minus} size="small" onClick={() => map?.zoomOut()} />
      </S.Zoom>
    </S.Frame>
  );
}

function Clicks({ onClick }: { onClick: (point: MapPoint) => void }) {
  useMapEvents({ click: ({ latlng }) => onClick(latlng) });
  return null;
}

interface PointMarkerProps {
  point: MapPoint;
  canDrag: boolean;
  onPick: (point: MapPoint) => void;
}

const PIN =
  '<svg viewBox="0 0 24 32" width="24" height="32" aria-hidden="true">' +
  '<path d="M12 0a12 12 0 0 0-12 12c0 8 12 20 12 20s12-12 12-20A12 12 0 0 0 12 0Z"/>' +
  '<circle cx="12" cy="12" r="4.5"/></svg>';

/** The marker. Its picture is a constant, since Leaflet writes it as markup. */
function PointMarker({ point, canDrag, onPick }: PointMarkerProps) {
  const t = useTexts(mapPickerTexts);
  const icon = useMemo(
    () => divIcon({ className: 'mj-pin', html: PIN, iconSize: [24, 32], iconAnchor: [12, 32] }),
    [],
  );
  return (
    <Marker
      position={at(point)}
      icon={icon}
      draggable={canDrag}
      keyboard={false}
      title={canDrag ? t.marker : undefined}
      eventHandlers={{
        dragend: ({ target }: { target: { getLatLng: () => MapPoint } }) =>
          onPick(target.getLatLng()),
      }}
    />
  );
}

/** Most areas of a view whose names are shown: more would cover each other. */
const MOST_NAMES = 30;

const positions = (line: MapLine): LatLngTuple[] => line.map(([lng, lat]) => [lat, lng]);

/** Boundaries of the visible part, requested when the map has moved. */
function Boundaries({ load }: { load: NonNullable<MapBase['loadBoundaries']> }) {
  const [view, setView] = useState<MapView | null>(null);
  const map = useMapEvents({ moveend: () => setView(viewOf(map)) });
  const current = view ?? viewOf(map);
  const { data } = useLatestResponse(JSON.stringify(current), async (options) =>
    load(current, options),
  );
  // Leaflet throws on an outline without points.
  const areas =
    data?.areas.filter(({ rings }) => rings[0] !== undefined && rings[0].length > 2) ?? [];
  const hasNames = areas.length <= MOST_NAMES;

  return (
    <>
      {areas.map(({ code, name, rings }) => (
        <Polygon
          key={code}
          positions={rings.map(positions)}
          interactive={false}
          className="mj-area"
        >
          {hasNames && (
            <Tooltip permanent direction="center" className="mj-area-name">
              {name}
            </Tooltip>
          )}
        </Polygon>
      ))}
      {data?.borders.map((line, index) => (
        <Polyline
          key={index}
          positions={positions(line)}
          interactive={false}
          className="mj-border"
        />
      ))}
    </>
  );
}

/** Returns the visible part, rounded outwards so that a small move needs no request. */
function viewOf(map: LeafletMap): MapView {
  const bounds = map.getBounds();
  const zoom = map.getZoom();
  const step = 360 / 2 ** zoom;
  const down = (degrees: number) => Math.floor(degrees / step) * step;
  const up = (degrees: number) => Math.ceil(degrees / step) * step;
  return {
    west: down(bounds.getWest()),
    south: down(bounds.getSouth()),
    east: up(bounds.getEast()),
    north: up(bounds.getNorth()),
    zoom,
  };
}
