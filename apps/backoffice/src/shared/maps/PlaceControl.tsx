import { lazy, Suspense, useState, type ReactNode } from 'react';
import { maps } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { Alert, Button, Icon, SkeletonBlock, TextField, useTexts } from '@mingjian/ui';
import type { MapAddress } from '@mingjian/widgets/MapPicker';
import { LocateFixed } from 'lucide-react';
import { controlOptions } from '../resourceList/controlOptions';
import type { ControlProps } from '../resourceList/listItems';
import { contradicts, fieldsOf, placeIn, withAddress, type PlaceValue } from './model/placeValue';
import * as S from './PlaceControl.styles';
import { placeTexts } from './place.texts';

const PlaceMap = lazy(async () => ({ default: (await import('./PlaceMap')).PlaceMap }));

export interface PlaceControlProps extends ControlProps {
  /** Maximum number of characters of the text. */
  maxLength: number;
}

/**
 * The control of an address with its point: a text, and a search with a map, which is loaded when
 * it is opened. Its value has the field of the text, `lng` and `lat`.
 */
export function PlaceControl(props: PlaceControlProps) {
  const { field, value, onChange, readOnly, maxLength } = props;
  const t = useTexts(placeTexts);
  const [isOpen, setOpen] = useState(false);
  const [selected, setSelected] = useState<string>();
  const place = placeIn(value, field.field);
  const address = useAddress(place, selected);
  const change = (next: PlaceValue) => onChange(fieldsOf(next, field.field));

  const handleSelect = (address: MapAddress | null) => {
    if (!address) return change({ ...place, lng: null, lat: null });
    setSelected(address.address);
    change(withAddress(place, address, selected));
  };

  return (
    <S.Root>
      <TextField
        {...controlOptions(props)}
        maxLength={maxLength}
        value={place.text}
        onValueChange={(text) => change({ ...place, text })}
      />
      <Position place={place} readOnly={readOnly} onClear={() => handleSelect(null)}>
        <Button
          size="small"
          icon={<Icon icon={LocateFixed} />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t.close : t.open}
        </Button>
      </Position>
      {address !== undefined && contradicts(place.text, address) && (
        <Alert tone="warning">{t.contradicts(address)}</Alert>
      )}
      {isOpen && !readOnly && (
        <Suspense fallback={<SkeletonBlock height="360px" />}>
          <PlaceMap value={addressOf(place, selected)} onValueChange={handleSelect} />
        </Suspense>
      )}
    </S.Root>
  );
}

interface PositionProps {
  place: PlaceValue;
  readOnly: boolean;
  onClear(): void;
  /** The button of the map. */
  children: ReactNode;
}

/** The point in words, with the buttons that change it. */
function Position({ place: { lng, lat }, readOnly, onClear, children }: PositionProps) {
  const t = useTexts(placeTexts);
  const isSet = lng !== null && lat !== null;
  return (
    <S.Position>
      {!readOnly && children}
      <span>{isSet ? t.set(lng.toFixed(6), lat.toFixed(6)) : t.unset}</span>
      {isSet && !readOnly && (
        <Button size="small" tone="quiet" onClick={onClear}>
          {t.clear}
        </Button>
      )}
    </S.Position>
  );
}

/**
 * Returns the address of a point: the one that was selected with it, or else that of the map
 * service, which a stored point has none without.
 */
function useAddress({ lng, lat }: PlaceValue, selected: string | undefined) {
  const point = lng !== null && lat !== null ? { lng, lat } : null;
  const { data } = useCall(maps.getAddress, selected === undefined ? point : null);
  return point ? (selected ?? data?.address) : undefined;
}

/** The map shows the address that was selected on it, or else the text. */
function addressOf(
  { text, lng, lat }: PlaceValue,
  selected: string | undefined,
): MapAddress | null {
  return lng === null || lat === null ? null : { address: selected ?? text, lng, lat };
}
