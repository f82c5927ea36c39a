import type { ComponentPropsWithRef, FocusEvent, ReactNode, Ref } from 'react';
import { Field, FormValue, useField, type BoxedFieldOptions } from '@mingjian/ui';
import type { EndProblem, TextRange } from './model/textRange';
import { RangeBox, type RangeBoxParts } from './RangeBox';

type GroupOptions = Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue' | 'onBlur' | 'onChange' | 'ref'
>;

/** The props of every field with two ends, beside its value and its rules. */
export interface RangeOptions extends BoxedFieldOptions, GroupOptions {
  /** Ref of the first input, which a form focuses when the range is invalid. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Called when focus leaves the field and its panel, not between them. */
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
  /** Name in a form, which receives the first and the last end under it. */
  name?: string | undefined;
  /** @default false */
  required?: boolean | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** @default false */
  readOnly?: boolean | undefined;
  /** Whether there is a clear button. @default false */
  clearable?: boolean | undefined;
}

export interface RangeFieldProps extends RangeOptions, RangeBoxParts {
  value: TextRange | null;
  /** Restores the initial value when the form is reset. */
  onReset(): void;
  /** The range's own problem with its message, which replaces `error`. */
  problem: { end: EndProblem['end']; message: string } | null;
  /** Whether a missing end is invalid. */
  needsBothEnds: boolean;
  /** Notes below the box. */
  notes?: ReactNode;
}

/** A labelled group of two inputs and a panel. The base of the pickers of a range. */
export function RangeField({
  ref,
  value,
  onReset,
  problem,
  needsBothEnds,
  notes,
  name,
  onBlur,
  disabled = false,
  readOnly = false,
  clearable = false,
  ...options
}: RangeFieldProps) {
  const error = problem?.message ?? options.error;
  const { fieldProps, controlProps, rest } = useField({ ...options, error });

  return (
    <Field {...fieldProps}>
      <RangeBox
        {...rest}
        field={fieldProps}
        controlProps={controlProps}
        isInvalid={error != null}
        invalidEnd={problem?.end}
        required={fieldProps.required === true && needsBothEnds}
        disabled={disabled}
        readOnly={readOnly}
        clearable={clearable}
        onBlur={onBlur}
        inputRef={ref}
      />
      <FormValue
        controlId={controlProps.id}
        name={name}
        value={[value?.from ?? '', value?.to ?? '']}
        disabled={disabled}
        onReset={onReset}
      />
      {notes}
    </Field>
  );
}
