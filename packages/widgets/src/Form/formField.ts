import type { ReactNode, RefCallback } from 'react';
import type { ComboboxLoad } from '@mingjian/ui';
import type { DatePreset } from '../DateRangePicker';
import type { ListOption } from '../internal/list/column';

/** The values of a form, by field. An empty value is `null`, or an empty text of a text field. */
export type FormValues = Readonly<Record<string, unknown>>;

/** The value of one field on which another one depends. */
export interface FieldCondition {
  field: string;
  value: unknown;
}

interface FormFieldBase {
  /** Name among the values. */
  field: string;
  label: string;
  /** @default false */
  required?: boolean | undefined;
  /** Message of a required value that is missing. @default 请填写, 请选择 or 请上传, and the label */
  requiredText?: string | undefined;
  /** Explanation below the label. */
  description?: string | undefined;
  /** Whether it takes the full width of the form. @default false */
  wide?: boolean | undefined;
  /** Whether it starts a line: a label in two languages, or a pair of bounds. @default false */
  startsLine?: boolean | undefined;
  /** Heading of its section. */
  section?: string | undefined;
  /** The value of another field without which it is not asked for. */
  shownFor?: FieldCondition | undefined;
  /**
   * Returns the problem of a value in the reader's language. Called when the form is submitted and,
   * once a submit left fields to correct, on every change; not for an empty value, nor for the
   * stored one. @default every value is accepted
   */
  check?: ((value: unknown) => string | undefined) | undefined;
  /** Whether its value can be read and copied but not changed. @default false */
  readOnly?: boolean | undefined;
}

/** A text on one line or, for `area`, several. */
export interface TextFormField extends FormFieldBase {
  kind: 'text' | 'area';
  /** Maximum number of characters. An area counts them. @default no limit */
  maxLength?: number | undefined;
  /** Kind of text, for the keyboard of a phone. @default 'text' */
  inputMode?: 'text' | 'email' | 'tel' | 'url' | undefined;
  placeholder?: string | undefined;
}

/** A password, hidden until its reader shows it. */
export interface PasswordFormField extends FormFieldBase {
  kind: 'password';
  maxLength?: number | undefined;
  /** Kind of password that the browser may fill in. @default 'new-password' */
  autoComplete?: 'new-password' | 'current-password' | undefined;
}

/** The letters of an image that proves a person. Another image comes on demand. */
export interface CaptchaFormField extends FormFieldBase {
  kind: 'captcha';
  /** Address of the image. */
  image: string;
  /** Requests another image. */
  onRefresh(): void;
}

/** A number, `null` for none. */
export interface NumberFormField extends FormFieldBase {
  kind: 'number';
  /** @default 0 */
  min?: number | undefined;
  /** @default 1000 */
  max?: number | undefined;
  /** Decimal places. @default 0, a whole number */
  precision?: number | undefined;
  /** Unit after the number, such as 天. */
  unit?: string | undefined;
}

/** An amount in yuan, with two decimal places. */
export interface MoneyFormField extends FormFieldBase {
  kind: 'money';
  /** In yuan. @default 0 */
  min?: number | undefined;
  /** In yuan. @default no limit */
  max?: number | undefined;
}

/**
 * A day (`YYYY-MM-DD`), a month (`YYYY-MM`) or a time (`YYYY-MM-DD HH:mm:ss`), each a text,
 * `null` for none.
 */
export interface DateFormField extends FormFieldBase {
  kind: 'day' | 'month' | 'time';
  /** First selectable day or month. */
  min?: string | undefined;
  /** Last selectable day or month. */
  max?: string | undefined;
}

/**
 * A range `{ from, to }` of days or months, `null` for none. Its end is not before its start; a
 * range of months may go on until now (`to: 'PRESENT'`).
 */
export interface RangeFormField extends FormFieldBase {
  kind: 'dayRange' | 'monthRange';
  /** Ranges of days to select with one click. @default none */
  presets?: readonly DatePreset[] | undefined;
}

/** An option of a form field. A retired one labels values that have it, and is not offered. */
export interface FormOption extends ListOption {
  /** @default false */
  isRetired?: boolean | undefined;
}

/** A choice of one option, in a dropdown or as buttons, or of several. */
export interface ChoiceFormField extends FormFieldBase {
  /** `select` and `radio` hold one key, `null` for none; `checkbox` a list of keys. */
  kind: 'select' | 'radio' | 'checkbox';
  options: readonly FormOption[];
  /** Text of a value that has no option. @default the value */
  missingLabel?: string | undefined;
  /** Whether values are numbers, as in a database. @default false */
  numeric?: boolean | undefined;
}

/** A reference to a record, found by typing. Its value is a key, `null` for none. */
export interface ReferenceFormField extends FormFieldBase {
  kind: 'reference';
  load: ComboboxLoad;
  /** Returns the name of a key; `undefined` while it is not known. */
  nameOf?: ((key: string) => string | undefined) | undefined;
  /** Renders another control, such as a `UserSelect`. @default a `Combobox` */
  render?: ((props: FieldControlProps<ReferenceFormField>) => ReactNode) | undefined;
}

/** A switch, whose value is 1 or 0. */
export interface SwitchFormField extends FormFieldBase {
  kind: 'switch';
}

/** A list of texts. */
export interface TagsFormField extends FormFieldBase {
  kind: 'tags';
  /** Maximum number of tags. @default 20 */
  max?: number | undefined;
}

/** A list of rows of fields, such as addresses, in an order that its user changes. */
export interface RowsFormField extends FormFieldBase {
  kind: 'rows';
  /** Fields of one row. */
  fields: readonly FormField[];
  /** Noun of one row, such as 地址. */
  noun: string;
  /** Maximum number of rows. @default 20 */
  max?: number | undefined;
  /** Renders a remark about all rows below them, such as gaps between their times. */
  summary?: ((rows: readonly FormValues[]) => ReactNode) | undefined;
}

/** Actions of a control for its form. */
export interface FieldActions {
  /**
   * Returns why the form must not be saved yet, in the reader's language, such as an upload on its
   * way; `undefined` when it may be.
   */
  getProblem(): string | undefined;
}

/** Props of the control of a field. */
export interface FieldControlProps<Field = FormField> {
  field: Field;
  /** DOM id of the control. The error summary links to it. */
  id: string;
  value: unknown;
  onChange(value: unknown): void;
  error: string | undefined;
  readOnly: boolean;
  /** Ref of the control's actions, for a control whose value can be unfinished. */
  actionsRef?: RefCallback<FieldActions> | undefined;
}

/** Origin of a field's value. */
export type FieldEntry = 'typed' | 'selected' | 'uploaded';

/** A field with a control of its own, such as a picker, an editor or files. */
export interface CustomFormField extends FormFieldBase {
  kind: 'custom';
  /** Origin of a value, which words the message of a missing one. @default 'typed' */
  entry?: FieldEntry | undefined;
  /** Renders the control, whose id, label and error it must show. */
  render(props: FieldControlProps<CustomFormField>): ReactNode;
  /** Returns the text of a value. @default the value as JSON */
  textOf?: ((value: unknown) => string) | undefined;
}

/** One field of a form. Its kind decides its control and the shape of its value. */
export type FormField =
  | TextFormField
  | PasswordFormField
  | CaptchaFormField
  | NumberFormField
  | MoneyFormField
  | DateFormField
  | RangeFormField
  | ChoiceFormField
  | ReferenceFormField
  | SwitchFormField
  | TagsFormField
  | RowsFormField
  | CustomFormField;
