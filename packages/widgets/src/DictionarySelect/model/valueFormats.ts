/** A value of a field, of the type that its format has. */
export interface ValueProps<Value> {
  /** The value. Without it the field is uncontrolled. */
  value?: Value | undefined;
  /** The initial value of an uncontrolled field. @default none */
  defaultValue?: Value | undefined;
  /** Called with the value after a change. */
  onValueChange?: ((value: Value) => void) | undefined;
}

/** One code, as a text. */
export interface OneTextProps extends ValueProps<string | null> {
  /** Whether any number of values can be selected. @default false */
  multiple?: false | undefined;
  /**
   * Type of the value: `text` or `number`, and for several values `joined`, codes with commas
   * between them in one text.
   * @default 'text'
   */
  valueFormat?: 'text' | undefined;
}

/** One code, as a number. */
export interface OneNumberProps extends ValueProps<number | null> {
  multiple?: false | undefined;
  valueFormat: 'number';
}

/** Any number of codes, as texts. */
export interface TextsProps extends ValueProps<readonly string[]> {
  multiple: true;
  valueFormat?: 'text' | undefined;
}

/** Any number of codes, as numbers. */
export interface NumbersProps extends ValueProps<readonly number[]> {
  multiple: true;
  valueFormat: 'number';
}

/** Any number of codes in one text, with commas between them; `null` for none. */
export interface JoinedProps extends ValueProps<string | null> {
  multiple: true;
  valueFormat: 'joined';
}

/** The value props of a `DictionarySelect`. Its format decides the type of its value. */
export type DictionaryValueProps =
  | OneTextProps
  | OneNumberProps
  | TextsProps
  | NumbersProps
  | JoinedProps;

/** The value of a field as codes. */
export interface CodesBinding {
  /** `undefined` for an uncontrolled field. */
  codes: readonly string[] | undefined;
  defaultCodes: readonly string[];
  onCodesChange(codes: readonly string[]): void;
  /** Returns whether the format can hold a code. */
  canHold(code: string): boolean;
}

interface Format<Value> {
  read(value: Value): readonly string[];
  write(codes: readonly string[]): Value;
  canHold(code: string): boolean;
}

const always = () => true;
const isNumeric = (code: string) => String(Number(code)) === code && code !== 'NaN';
const numbers = (codes: readonly string[]) => codes.map(Number);

// Values come from outside: a number where a text is declared still selects its option.
const list = (values: readonly (string | number)[] | null) =>
  (values ?? []).map(String).filter((code) => code !== '');
const one = (value: string | number | null) => list(value === null ? [] : [value]);

const oneText: Format<string | null> = {
  read: one,
  write: ([code = null]) => code,
  canHold: always,
};
const oneNumber: Format<number | null> = {
  read: one,
  write: ([code]) => (code === undefined ? null : Number(code)),
  canHold: isNumeric,
};
const texts: Format<readonly string[]> = {
  read: list,
  write: (codes) => [...codes],
  canHold: always,
};
const numberList: Format<readonly number[]> = {
  read: list,
  write: numbers,
  canHold: isNumeric,
};
const joined: Format<string | null> = {
  read: (value) => list(value === null ? [] : String(value).split(',')).map((code) => code.trim()),
  write: (codes) => (codes.length > 0 ? codes.join(',') : null),
  canHold: (code) => !code.includes(','),
};

/** Returns the value of a field as codes, whatever its format. */
export function codesBinding(props: DictionaryValueProps): CodesBinding {
  if (props.multiple !== true)
    return props.valueFormat === 'number' ? bind(props, oneNumber) : bind(props, oneText);
  if (props.valueFormat === 'number') return bind(props, numberList);
  return props.valueFormat === 'joined' ? bind(props, joined) : bind(props, texts);
}

function bind<Value>(
  { value, defaultValue, onValueChange }: ValueProps<Value>,
  { read, write, canHold }: Format<Value>,
): CodesBinding {
  return {
    codes: value === undefined ? undefined : read(value),
    defaultCodes: defaultValue === undefined ? [] : read(defaultValue),
    onCodesChange: (codes) => onValueChange?.(write(codes)),
    canHold,
  };
}
