import { useId, useState, type ComponentPropsWithRef } from 'react';
import {
  Button,
  Field,
  FormValue,
  Link,
  useField,
  useTexts,
  type BoxedFieldOptions,
} from '@mingjian/ui';
import { LazyMapCanvas } from './LazyMapCanvas';
import { convertingProvider } from './model/convertingProvider';
import { convertPoint, isPoint, pointText } from './model/coordinates';
import type { CoordSystem, MapAddress, MapPoint, MapProvider } from './model/mapProvider';
import * as S from './MapPicker.styles';
import { mapPickerTexts } from './MapPicker.texts';
import { PlaceResults, PlaceSearch } from './PlaceSearch';
import { useMapPicker, type MapPickerState } from './useMapPicker';
import { usePlaceSearch } from './usePlaceSearch';

type InputOptions = Omit<
  ComponentPropsWithRef<'input'>,
  'defaultValue' | 'onChange' | 'onSelect' | 'size' | 'type' | 'value' | 'height'
>;

export interface MapPickerProps extends BoxedFieldOptions, InputOptions {
  /**
   * The selected address with its point, in `coordSystem`. Without it the field is uncontrolled.
   */
  value?: MapAddress | null | undefined;
  /** The initial address of an uncontrolled field. */
  defaultValue?: MapAddress | null | undefined;
  /** Called with an address once it is known, never with a point alone. */
  onValueChange?: ((value: MapAddress | null) => void) | undefined;
  /** Source of places, addresses and the map. */
  provider: MapProvider;
  /** System of the value's point, taken and returned. @default 'gcj02' */
  coordSystem?: CoordSystem | undefined;
  /** Center of the map without a value, in GCJ-02. @default the center of Shanghai */
  defaultCenter?: MapPoint | undefined;
  /** Zoom of the map at first. @default 17 */
  zoom?: number | undefined;
  /** Places on a page of results. @default 10 */
  pageSize?: number | undefined;
  /** Radius around a point that its address is looked up in, in metres. @default 1000 */
  radius?: number | undefined;
  /** City to search in. @default the whole country */
  city?: string | undefined;
  /** Whether places outside of `city` are left out. @default true */
  cityLimit?: boolean | undefined;
  /** Whether the map is shown. Without it the list of places remains. @default true */
  showMap?: boolean | undefined;
  /** Whether a button clears the value. @default false */
  clearable?: boolean | undefined;
}

/** People's Square. */
const SHANGHAI: MapPoint = { lng: 121.473701, lat: 31.230416 };

/**
 * An address with its point, searched by name or selected on a map. Renders a labelled combobox, a
 * list of results and a map, which is loaded late: `className` goes to the root, other props to the
 * input. It needs the peers `leaflet` and `react-leaflet`.
 */
export function MapPicker({
  value,
  defaultValue,
  onValueChange,
  provider,
  coordSystem = 'gcj02',
  defaultCenter = SHANGHAI,
  zoom = 17,
  pageSize = 10,
  radius = 1000,
  city,
  cityLimit = true,
  showMap = true,
  clearable = false,
  name,
  ...field
}: MapPickerProps) {
  const { fieldProps, controlProps, rest } = useField(field);
  const listId = useId();
  const searches = convertingProvider(provider, coordSystem);
  const state = useMapPicker({
    value,
    defaultValue,
    onValueChange,
    provider: searches,
    radius,
    onSelected: () => search.followValue(),
  });
  const search = usePlaceSearch({
    provider: searches,
    city,
    cityLimit,
    pageSize,
    address: state.value?.address ?? '',
    listId,
    onSelect: state.select,
  });
  const canPick = !rest.disabled && !rest.readOnly;
  const isClearable = clearable && canPick;

  return (
    <Field {...fieldProps}>
      <S.Root>
        <PlaceSearch {...rest} {...controlProps} state={search} listId={listId} />
        {canPick && <PlaceResults state={search} pageSize={pageSize} selected={state.value} />}
        {showMap && (
          <MapSection
            provider={provider}
            state={state}
            coordSystem={coordSystem}
            defaultCenter={defaultCenter}
            zoom={zoom}
            canPick={canPick}
          />
        )}
        <SelectedAddress state={state} isClearable={isClearable} />
      </S.Root>
      <FormValue
        controlId={controlProps.id}
        name={name}
        value={state.value === null ? '' : JSON.stringify(state.value)}
        form={rest.form}
        disabled={rest.disabled}
        onReset={state.reset}
      />
    </Field>
  );
}

interface MapSectionProps extends Required<Pick<MapPickerProps, 'provider'>> {
  state: MapPickerState;
  coordSystem: CoordSystem;
  defaultCenter: MapPoint;
  zoom: number;
  canPick: boolean;
}

/** The map in the system of its base, with the credit of its data as text. */
function MapSection({
  provider: { base },
  state,
  coordSystem,
  defaultCenter,
  zoom,
  canPick,
}: MapSectionProps) {
  const t = useTexts(mapPickerTexts);
  const [hasTileError, setHasTileError] = useState(false);
  const shown = (point: MapPoint) => convertPoint(point, coordSystem, base.coordSystem);
  const stored = ({ lng, lat }: MapPoint) =>
    convertPoint({ lng, lat }, base.coordSystem, coordSystem);
  const marker = state.pending ?? state.value;
  const center = isPoint(state.value)
    ? shown(state.value)
    : convertPoint(defaultCenter, 'gcj02', base.coordSystem);

  return (
    <>
      <S.MapBox>
        <LazyMapCanvas
          base={base}
          marker={isPoint(marker) ? shown(marker) : null}
          center={center}
          zoom={zoom}
          canPick={canPick}
          onMove={(point) => state.move(stored(point))}
          onPick={(point) => state.pick(stored(point))}
          onCancel={state.cancel}
          onTileError={() => setHasTileError(true)}
        />
      </S.MapBox>
      {hasTileError && (
        <S.Notice data-tone="warning" role="status">
          {t.tilesFailed}
        </S.Notice>
      )}
      <Credit credit={base.credit} url={base.creditUrl} />
    </>
  );
}

/** The credit of the data. Leaflet would write it as markup, so it is not Leaflet that shows it. */
function Credit({ credit, url }: { credit: string; url: string | undefined }) {
  const t = useTexts(mapPickerTexts);
  const isLink = url !== undefined && /^https?:\/\//i.test(url);
  return (
    <S.Hint>
      {isLink ? (
        <Link href={url} target="_blank" rel="noopener noreferrer">
          {t.credit(credit)}
        </Link>
      ) : (
        t.credit(credit)
      )}
    </S.Hint>
  );
}

interface SelectedAddressProps {
  state: MapPickerState;
  isClearable: boolean;
}

/** The value in words, and the state of the point that is on its way to be one. */
function SelectedAddress({ state, isClearable }: SelectedAddressProps) {
  const t = useTexts(mapPickerTexts);
  const { value, pointState } = state;
  const hasProblem = pointState === 'failed' || pointState === 'none';
  return (
    <>
      <S.Selected>
        <small aria-hidden>{t.selected}</small>
        <span role="status" aria-label={t.selected}>
          {pointState === 'resolving' ? t.resolving : (value?.address ?? t.none)}
        </span>
        {isPoint(value) && <small>{pointText(value)}</small>}
        {isClearable && value !== null && (
          <Button size="small" tone="quiet" onClick={state.clear}>
            {t.clear}
          </Button>
        )}
      </S.Selected>
      {pointState === 'moved' && <S.Notice role="status">{t.moved}</S.Notice>}
      {hasProblem && (
        <S.Notice data-tone="warning" role="alert">
          <span>{pointState === 'none' ? t.noAddress : t.failed}</span>
          {pointState === 'failed' && (
            <Button size="small" onClick={state.retry}>
              {t.retry}
            </Button>
          )}
          <Button size="small" onClick={state.cancel}>
            {t.back}
          </Button>
        </S.Notice>
      )}
    </>
  );
}
