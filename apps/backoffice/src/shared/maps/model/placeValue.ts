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

const PARTS =
  /^(?<province>\p{Script=Han}+?(?:省|自治区|特别行政区))?(?<city>\p{Script=Han}{2,}?(?:市|自治州|地区|盟))?(?<district>\p{Script=Han}{1,}?(?:区|县|旗|市))?/u;

/**
 * Whether a written address names another city or district than the address of its point. One that
 * begins with no province or city contradicts nothing.
 */
export function contradicts(text: string, address: string): boolean {
  const written = PARTS.exec(text.trim())?.groups ?? {};
  const found = PARTS.exec(address.trim())?.groups ?? {};
  if (!written['province'] && !written['city']) return false;
  return ['province', 'city', 'district'].some(
    (part) => written[part] && found[part] && written[part] !== found[part],
  );
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
