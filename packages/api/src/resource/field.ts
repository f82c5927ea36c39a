import { number, string, type Schema } from 'yup';
import type { TextFormat } from '../rules/rule';
import { cleanJson } from '../rules/cleanText';
import { NUMBER_RANGE } from '../rules/valueRules';
import { cleaned, dayText, idText, lines, timeText, type Flag } from '../schema';

/**
 * The kinds of fields. The kind decides a field's cell, filter, form control, export format and
 * storage; each of these sides maps every kind.
 */
export type FieldKind =
  | 'text'
  | 'area'
  | 'json'
  | 'region'
  | 'tags'
  | 'code'
  | 'money'
  | 'number'
  | 'flag'
  | 'day'
  | 'time'
  | 'reference'
  | 'list';

/** Options of every kind. */
export interface CommonOptions {
  /** Whether rows may lack it; they then hold `null`. */
  optional?: true;
  /** Whether readers without a right to it get `null`. */
  restricted?: true;
  /**
   * Whether people may write it. `create`: only when the row is created. It is required unless it
   * is optional or has a default.
   */
  write?: true | 'create';
  /**
   * Whether it names the company that owns the row. A client's new rows get its own company, so a
   * draft may leave it out; from staff it is required.
   */
  owner?: true;
  /** Value of a new row when none is given. */
  default?: string | number;
}

/** Options of a field that readers see in full. */
export interface OpenOptions extends CommonOptions {
  /** Whether lists can be filtered by it. */
  search?: true;
  /** Whether lists can be sorted by it. */
  sort?: true;
  masked?: undefined;
}

/**
 * Options of a field that leaves the server masked. It can be neither searched nor sorted, because
 * that would reveal its value bit by bit.
 */
export interface MaskedOptions extends CommonOptions {
  masked: true;
  search?: undefined;
  sort?: undefined;
}

/** Options of any field. */
export type FieldOptions = OpenOptions | MaskedOptions;

/** One field of a resource. */
export interface Field<
  Kind extends FieldKind = FieldKind,
  Value = unknown,
  Options extends FieldOptions = FieldOptions,
> {
  kind: Kind;
  options: Options;
  /** Schema of its value, `null` included where rows may lack it. */
  schema: Schema;
  /** Carries the type of the value. It holds nothing. */
  readonly value?: Value;
  /** Dictionary of a code. */
  dictionary?: string;
  /** All codes of a code field, where the set is fixed. */
  codes?: readonly (string | number)[];
  /** Name of the resource that a reference leads to. */
  resource?: string;
  /** Field of the same row with the name that a reference leads to. */
  nameField?: string;
  /** Most characters of a text. */
  max?: number;
  /** Least and greatest value of a number. */
  range?: readonly [min: number, max: number];
  /** Decimal places of a number. */
  precision?: number;
  /** Format of a text, for validation and for the keyboard of a phone. */
  format?: TextFormat;
  /** Whether a text is HTML, sanitised by the server. */
  html?: true;
}

const declare = <Kind extends FieldKind, Value, const Options extends FieldOptions>(
  kind: Kind,
  schema: Schema,
  options: Options,
  details: Omit<Partial<Field>, 'value'> = {},
): Field<Kind, Value, Options & FieldOptions> => {
  const mayLack = options.optional || options.write === undefined;
  return {
    ...details,
    kind,
    options,
    schema: mayLack
      ? schema.nullable()
      : options.owner || options.default !== undefined
        ? schema
        : schema.required(),
  };
};

/** A text on one line, cleaned by its format. */
export const text = <const Options extends FieldOptions & TextOptions>(options: Options) =>
  declare<'text', string, Options>('text', cleaned(options.format).max(options.max), options, {
    max: options.max,
    ...(options.format && { format: options.format }),
  });

interface TextOptions {
  /** Most characters. */
  max: number;
  format?: TextFormat;
}

/** A text of several lines; with `html` a rich text, sanitised by the server at each write. */
export const area = <const Options extends FieldOptions & { max: number; html?: true }>(
  options: Options,
) =>
  declare<'area', string, Options>(
    'area',
    (options.html ? string() : lines()).max(options.max),
    options,
    {
      max: options.max,
      ...(options.html && { html: true }),
    },
  );

/** JSON text, 256 KB at most. */
export const json = <const Options extends FieldOptions>(options: Options) =>
  declare<'json', string, Options>('json', jsonText().max(262_144), options);

/** The JSON text of a region's codes, from the province down. LIKE with a code finds all in it. */
export const region = <const Options extends FieldOptions>(options: Options) =>
  declare<'region', string, Options>('region', string().max(1_000), options);

/** A JSON text list of short texts. */
export const tags = <const Options extends FieldOptions>(options: Options) =>
  declare<'tags', string, Options>('tags', jsonText().max(262_144), options);

const jsonText = () =>
  string().transform((value: unknown) => (typeof value === 'string' ? cleanJson(value) : value));

/** One of a fixed set of codes, with the words of a dictionary or of the screen. */
export const code = <
  const Code extends string | number,
  const Options extends FieldOptions & { dictionary?: string },
>(
  codes: readonly Code[],
  options: Options,
) =>
  declare<'code', Code, Options>(
    'code',
    typeof codes[0] === 'number'
      ? number().oneOf(codes as readonly number[])
      : string().oneOf(codes as readonly string[]),
    options,
    { codes, ...(options.dictionary && { dictionary: options.dictionary }) },
  );

/** A code of a dictionary whose values an administrator may extend. */
export const dictionaryCode = <const Options extends FieldOptions>(
  dictionary: string,
  options: Options,
) => declare<'code', string, Options>('code', string().max(64), options, { dictionary });

/** An amount in fen; not negative, unless it is `signed`. */
export const money = <const Options extends FieldOptions & { max?: number; signed?: true }>(
  options: Options,
) => {
  const { max = MOST_FEN, signed } = options;
  const min = signed ? -max : 0;
  return declare<'money', number, Options>('money', number().integer().min(min).max(max), options, {
    range: [min, max],
  });
};

const MOST_FEN = 1_000_000_000_000;

interface NumberOptions {
  /** @default 0 */
  min?: number;
  /** @default 1000 */
  max?: number;
  /** Decimal places. @default 0 */
  precision?: number;
}

/** A number; whole unless it has a precision. */
export const count = <const Options extends FieldOptions & NumberOptions>(options: Options) => {
  const { min = NUMBER_RANGE[0], max = NUMBER_RANGE[1], precision = 0 } = options;
  const bounded = number().min(min).max(max);
  return declare<'number', number, Options>(
    'number',
    precision === 0 ? bounded.integer() : bounded,
    options,
    { range: [min, max], precision },
  );
};

/** 1 for yes, 0 for no. */
export const flag = <const Options extends FieldOptions>(options: Options) =>
  declare<'flag', Flag, Options>('flag', number().oneOf([0, 1]), options);

/** A day, `yyyy-MM-dd`. */
export const day = <const Options extends FieldOptions>(options: Options) =>
  declare<'day', string, Options>('day', dayText(), options);

/** A moment, `yyyy-MM-dd HH:mm:ss` in Beijing time. */
export const time = <const Options extends FieldOptions>(options: Options) =>
  declare<'time', string, Options>('time', timeText(), options);

/** The id of a row of another resource. */
export const reference = <
  const Name extends string,
  const Options extends FieldOptions & { nameField?: string },
>(
  resource: Name,
  options: Options,
) =>
  declare<'reference', string, Options>('reference', idText(), options, {
    resource,
    ...(options.nameField && { nameField: options.nameField }),
  });

/** A list of texts that the server composes, such as the names of a user's roles. */
export const list = <const Options extends FieldOptions & { write?: undefined }>(
  options: Options,
) => declare<'list', string[], Options>('list', string(), options);
