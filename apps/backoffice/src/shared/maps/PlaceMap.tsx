import { ErrorState, SkeletonBlock, useTexts } from '@mingjian/ui';
import { MapPicker, type MapPickerProps } from '@mingjian/widgets/MapPicker';
import { placeTexts } from './place.texts';
import { useMapProvider } from './useMapProvider';

export type PlaceMapProps = Pick<MapPickerProps, 'value' | 'onValueChange'>;

/** The search of places and the map of the installation. Points are in GCJ-02. */
export function PlaceMap({ value, onValueChange }: PlaceMapProps) {
  const t = useTexts(placeTexts);
  const { provider, error, retry } = useMapProvider();
  if (error) return <ErrorState title={t.failed} description={error.message} onRetry={retry} />;
  if (!provider) return <SkeletonBlock height="360px" />;
  return (
    <MapPicker
      label={t.search}
      provider={provider}
      zoom={provider.base.tiles ? undefined : DISTRICT_ZOOM}
      value={value}
      onValueChange={onValueChange}
    />
  );
}

/** Zoom of a map of boundaries: at that of streets it would be empty. */
const DISTRICT_ZOOM = 10;
