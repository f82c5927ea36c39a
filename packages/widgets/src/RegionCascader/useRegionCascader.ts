import { useControllable } from '@mingjian/ui';
import { readCodes, writeCodes, type RegionFormat, type RegionValue } from './model/regionValue';

/** The value of a field of regions, controlled or uncontrolled. */
export interface RegionChoice<Format extends RegionFormat = 'json'> {
  /**
   * The codes: one path from the province down, or with `multiple` one code for each region.
   * Without it the field is uncontrolled.
   */
  value?: RegionValue<Format> | undefined;
  /** @default null */
  defaultValue?: RegionValue<Format> | undefined;
  /** Called with the codes that the user selects, `null` for none. */
  onValueChange?: ((value: RegionValue<Format>) => void) | undefined;
  /**
   * Form of the value: JSON text of the codes, or their list.
   * @default 'json'
   */
  valueFormat?: Format | undefined;
}

/** State of a region cascader. */
export interface RegionCascaderState {
  codes: readonly string[];
  /** A value that holds no codes, as text; `null` when it could be read. */
  unreadable: string | null;
  /** Whether there is any value. */
  isFilled: boolean;
  /** The value as a form submits it: the given text to the byte, or the codes. */
  submitted: string | readonly string[];
  setCodes(codes: readonly string[]): void;
  /** Stores the initial value again. */
  reset(): void;
}

/** State of a region cascader, without markup. A value stays unchanged until it is replaced. */
export function useRegionCascader<Format extends RegionFormat>({
  value: controlled,
  defaultValue,
  onValueChange,
  valueFormat = 'json' as Format,
}: RegionChoice<Format>): RegionCascaderState {
  const [value, setValue, reset] = useControllable<RegionValue<Format>>({
    value: controlled,
    initial: defaultValue ?? (null as RegionValue<Format>),
    onChange: onValueChange,
  });
  const { codes, unreadable } = readCodes(value);
  return {
    codes,
    unreadable,
    isFilled: codes.length > 0 || unreadable !== null,
    submitted: typeof value === 'string' ? value : codes,
    setCodes: (next) => {
      const isSame = unreadable === null && JSON.stringify(next) === JSON.stringify(codes);
      if (!isSame) setValue(writeCodes(next, valueFormat));
    },
    reset,
  };
}
