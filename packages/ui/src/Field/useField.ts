import { useId, type AriaAttributes } from 'react';
import type { BoxedFieldOptions, FieldProps } from './Field';
import { fieldAria, joinIds } from './fieldAria';

type GivenAria = Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'>;

/** The props of a labelled control that belong to its field. */
export interface FieldControlOptions extends BoxedFieldOptions, GivenAria {
  /** Id of the control. @default a generated one */
  id?: string | undefined;
  /** Class of the field's root. */
  className?: string | undefined;
  required?: boolean | undefined;
  /** The reason why the control is disabled. It replaces the description. */
  disabledReason?: string | undefined;
}

/** The attributes of a control in a field. Write them after the rest props. */
export interface FieldControlProps
  extends Omit<ReturnType<typeof fieldAria>, keyof GivenAria>, GivenAria {
  id: string;
}

export interface FieldState<Props> {
  /** Props of the `Field` around the control. */
  fieldProps: Omit<FieldProps, 'children'>;
  /** Id and ARIA attributes of the control. */
  controlProps: FieldControlProps;
  /** The remaining props, which belong to the control; `required` is `fieldProps.required`. */
  rest: Omit<Props, keyof FieldControlOptions>;
}

/**
 * Returns the props of a labelled control, split between its `Field` and the control itself:
 * `<Field {...fieldProps}><S.Input {...rest} {...controlProps} /></Field>`.
 */
export function useField<Props extends FieldControlOptions>(props: Props): FieldState<Props> {
  const {
    label,
    hideLabel = false,
    description,
    disabledReason,
    error,
    note,
    size,
    id,
    className,
    required,
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
    ...rest
  } = props;
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const messages = { description: disabledReason ?? description, error, note };
  const aria = fieldAria(controlId, messages);

  return {
    fieldProps: {
      label,
      hideLabel,
      description: messages.description,
      error,
      note,
      size,
      controlId,
      required,
      className,
    },
    controlProps: {
      id: controlId,
      ...aria,
      'aria-describedby': joinIds(describedBy, aria['aria-describedby']),
      'aria-invalid': aria['aria-invalid'] ?? invalid,
    },
    rest,
  };
}
