export { MapPicker, type MapPickerProps } from './MapPicker';
export { mapPickerTexts } from './MapPicker.texts';
export {
  hostProvider,
  type HostMapCalls,
  type HostMapConfig,
  type PlaceQuery,
} from './hostProvider';
export { convertPoint } from './model/coordinates';
export type {
  CoordSystem,
  MapAddress,
  MapBase,
  MapBoundaries,
  MapLine,
  MapPlace,
  MapPoint,
  MapProvider,
  MapTiles,
  MapView,
  PlacePage,
  PlaceSearchOptions,
} from './model/mapProvider';
