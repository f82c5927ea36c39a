import type { ComboboxLoad } from '@mingjian/ui';
import type { ListOption } from '@mingjian/widgets/DataGrid';

/** What a form holds of one field: text, number, words, or nothing. */
export type FormValue = string | number | readonly string[] | null;

/** What a form holds, by the names of its fields. */
export type FormValues = Record<string, FormValue>;

interface FieldBase {
  /** Name in the draft. */
  name: string;
  label: string;
  /** @default false */
  required?: boolean;
  help?: string;
  /** Help in place of that while a row is changed. */
  editHelp?: string;
  /** Whether it takes the whole width of the form. @default false */
  wide?: boolean;
  /** Whether it can be filled in only when the row is made. @default false */
  onlyNew?: boolean;
  /** Roles that may write it. @default everybody who may open the form */
  writers?: readonly string[];
}

/** A text, on one line or several. */
export interface TextFormField extends FieldBase {
  kind: 'text' | 'area';
  maxLength: number;
  inputMode?: 'tel' | 'email' | 'url';
}

/** A number; `yuan` is stored in fen. */
export interface NumberFormField extends FieldBase {
  kind: 'number' | 'yuan';
  min?: number;
  max: number;
  precision?: number;
}

/** One of few. */
export interface ChoiceFormField extends FieldBase {
  kind: 'choice';
  options: readonly ListOption[];
  /** Whether the stored value is a number. @default false */
  numeric?: boolean;
}

/** One of many, looked up by its name. */
export interface LookupFormField extends FieldBase {
  kind: 'lookup';
  load: ComboboxLoad;
  /** Field of the row that holds the name of what is chosen. */
  nameField?: string;
}

/** 1 or 0, words that are stored as a JSON list, or a day. */
export interface PlainFormField extends FieldBase {
  kind: 'flag' | 'words' | 'day';
}

/** One field of a form. */
export type FormField =
  | TextFormField
  | NumberFormField
  | ChoiceFormField
  | LookupFormField
  | PlainFormField;
