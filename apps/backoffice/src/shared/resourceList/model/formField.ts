import type { TextFormat } from '@mingjian/api';
import type { ComboboxLoad } from '@mingjian/ui';
import type { FieldCondition } from '../listItems';
import type { CodeOption } from './codeOption';

/** The value of one field in a form. Amounts are in yuan, tags a list of texts. */
export type FormValue = string | number | readonly string[] | null;

/** Values of a form, by field. */
export type FormValues = Record<string, FormValue>;

interface FieldBase {
  /** Name in the draft. */
  field: string;
  label: string;
  /** @default false */
  required?: boolean;
  description?: string;
  /** Whether it takes the full width of the form. @default false */
  wide?: boolean;
  /** Heading of its section. */
  section?: string;
  /** The value of another field without which it is not asked for. */
  shownFor?: FieldCondition;
  /** Value of a new row, as stored. */
  defaultValue?: string | number;
}

/** A text, on one line or several. */
export interface TextFormField extends FieldBase {
  kind: 'text' | 'area';
  maxLength: number;
  format?: TextFormat;
}

/** A number. `money` is stored in fen; its bounds are in yuan. */
export interface NumberFormField extends FieldBase {
  kind: 'number' | 'money';
  min: number;
  max: number;
  /** Decimal places. Without it only whole numbers pass the schema. */
  precision?: number;
}

/** A selection among few options. */
export interface OptionsFormField extends FieldBase {
  kind: 'code';
  options: readonly CodeOption[];
  /** Text of a stored code that has no option. */
  missingLabel?: string;
  /** Whether the stored value is a number. @default false */
  numeric?: boolean;
}

/** A reference to a row of another resource, searched by name. */
export interface ReferenceFormField extends FieldBase {
  kind: 'reference';
  resource: string;
  load: ComboboxLoad;
  /** Field of the row that holds the name of the referenced row. */
  nameField?: string;
}

/** 1 or 0, a JSON list of texts, a day, or a Beijing time. */
export interface PlainFormField extends FieldBase {
  kind: 'flag' | 'tags' | 'day' | 'time';
}

/** One field of a form. */
export type FormField =
  | TextFormField
  | NumberFormField
  | OptionsFormField
  | ReferenceFormField
  | PlainFormField;
