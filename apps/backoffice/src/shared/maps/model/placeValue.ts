import type { MapAddress } from '@mingjian/widgets/MapPicker';

/** A place in a form: a text and a point in GCJ-02, which may lack either. */
export interface PlaceValue {
  text: string;
  lng: number | null;
  lat: number | null;
}

/** The fields of a row that a place consists of: its text, `lng` and `lat`. */
export type PlaceFields = Readonly<Record<string, unknown>>;

/** Returns the place in the fields of a row. */
export function placeIn(value: unknown, textField: string): PlaceValue {
  const fields = (typeof value === 'object' && value !== null ? value : {}) as PlaceFields;
  const text = fields[textField];
  return {
    text: typeof text === 'string' ? text : '',
    lng: degreesIn(fields['lng']),
    lat: degreesIn(fields['lat']),
  };
}

/** Returns the fields of a row for a place. */
export const fieldsOf = ({ text, lng, lat }: PlaceValue, textField: string): PlaceFields => ({
  [textField]: text,
  lng,
  lat,
});

/**
 * Returns the place after an address was selected. A typed text, which is more exact, stays; an
 * empty one, or that of the address before, is replaced.
 */
export function withAddress(
  place: PlaceValue,
  { address, lng, lat }: MapAddress,
  former: string | undefined,
): PlaceValue {
  const isTyped = place.text.trim() !== '' && place.text !== former;
  return { text: isTyped ? place.text : address, lng: rounded(lng), lat: rounded(lat) };
}

/** Columns hold six decimal places, about ten centimetres. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

const degreesIn = (value: unknown) => (typeof value === 'number' ? value : null);

/** Returns a function that words a place, for a conflict. */
export const placeText =
  (textField: string) =>
  (value: unknown): string => {
    const { text, lng, lat } = placeIn(value, textField);
    return lng === null || lat === null ? text : `${text}（${lng}, ${lat}）`;
  };
