import type { ComboboxLoad } from '@mingjian/ui';
import type { ListOption } from '../../internal/list/column';
import { OPERATOR_SHAPES } from '../../internal/list/conditionText';
import type { ListOperator } from '../../internal/list/query';
import type { AdvancedControl } from '../advancedControl';

interface FieldBase {
  /** Field of the row. */
  field: string;
  label: string;
  /** Operators on offer, in this order. @default those of the kind */
  operators?: readonly ListOperator[] | undefined;
}

/** A field of free text. */
export interface AdvancedTextField extends FieldBase {
  kind: 'text';
}

/** A whole number, or an amount of money that is stored in hundredths and entered with decimals. */
export interface AdvancedNumberField extends FieldBase {
  kind: 'number' | 'money';
}

/** A day or a time. */
export interface AdvancedDateField extends FieldBase {
  kind: 'date';
  /** Precision of the stored value. @default 'second' */
  precision?: 'second' | 'day' | undefined;
}

/** A choice out of options. */
export interface AdvancedSelectField extends FieldBase {
  kind: 'select';
  options: readonly ListOption[];
}

/** A choice out of many options, which are loaded as its user types. */
export interface AdvancedLookupField extends FieldBase {
  kind: 'lookup';
  load: ComboboxLoad;
  /** Known options, which label values that no search has found. @default none */
  options?: readonly ListOption[] | undefined;
}

/**
 * A field with a control of its own, such as a picker, whose value is one text. A range has two of
 * them; lists are entered as text.
 */
export interface AdvancedCustomField extends FieldBase {
  kind: 'custom';
  render: AdvancedControl;
  /** Returns a value as conditions are read. @default the value itself */
  textOf?: ((value: string) => string) | undefined;
  /** Returns the error of a value and its remedy, `undefined` for none. @default none */
  check?: ((value: string) => string | undefined) | undefined;
}

/** One field of the advanced filter. */
export type AdvancedField =
  | AdvancedTextField
  | AdvancedNumberField
  | AdvancedDateField
  | AdvancedSelectField
  | AdvancedLookupField
  | AdvancedCustomField;

const NULL_CHECKS = ['ISNULL', 'ISNOTNULL'] as const;
const COMPARISONS = ['EQ', 'NE', 'GT', 'GE', 'LT', 'LE', 'BETWEEN'] as const;
const PARTS = ['LIKE', 'NOTLIKE', 'LIKEIN', 'NOTLIKEIN'] as const;

const KIND_OPERATORS: Readonly<Record<AdvancedField['kind'], readonly ListOperator[]>> = {
  text: [...PARTS, 'EQ', 'NE', 'IN', 'NN', ...NULL_CHECKS],
  number: [...COMPARISONS, 'IN', 'NN', ...NULL_CHECKS],
  money: [...COMPARISONS, 'IN', 'NN', ...NULL_CHECKS],
  date: ['DYNAMIC', 'BETWEEN', 'GE', 'LE', 'GT', 'LT', 'EQ', 'NE', ...NULL_CHECKS],
  select: ['IN', 'NN', 'EQ', 'NE', ...NULL_CHECKS],
  lookup: ['EQ', 'NE', 'IN', 'NN', ...NULL_CHECKS],
  custom: ['EQ', 'NE', ...NULL_CHECKS],
};

/** Returns the operators that a field offers. */
export function operatorsOf({ kind, operators }: AdvancedField): readonly ListOperator[] {
  return operators ?? KIND_OPERATORS[kind];
}

/**
 * The control of a condition's value: one of the field's kind, two of them (`range`), a list of
 * free values, of options or of looked up rows, a dynamic range, or none.
 */
export type ConditionEditor =
  | 'single'
  | 'range'
  | 'values'
  | 'choices'
  | 'lookups'
  | 'dynamic'
  | 'none';

/** Returns the control for values of a field under an operator. */
export function editorOf({ kind }: AdvancedField, operator: ListOperator): ConditionEditor {
  const shape = OPERATOR_SHAPES[operator];
  if (shape === 'none') return 'none';
  if (shape === 'token') return 'dynamic';
  if (shape === 'range') return 'range';
  if (shape === 'commaText') return 'values';
  if (shape === 'text') return 'single';
  return kind === 'select' ? 'choices' : kind === 'lookup' ? 'lookups' : 'values';
}
