import { useFormReset } from './useFormReset';

export interface FormValueProps {
  /** Id of the control, whose form is that of the value. */
  controlId: string;
  /** Name in the form. Without it nothing is submitted. */
  name: string | undefined;
  /** The submitted value: `null` as an empty text, a list as one entry for each item. */
  value: string | number | null | readonly (string | number)[];
  /** Id of the form, for a field outside of it. */
  form?: string | undefined;
  /** Whether the field is disabled: then it submits nothing. */
  disabled?: boolean | undefined;
  /** Called when the form is reset. */
  onReset?: (() => void) | undefined;
}

/**
 * The value of a field in a native form, for a control that is not a native input. Renders hidden
 * inputs.
 */
export function FormValue({ controlId, name, value, form, disabled, onReset }: FormValueProps) {
  useFormReset(controlId, () => onReset?.());

  if (name === undefined || disabled) return null;
  const values = typeof value === 'object' && value !== null ? value : [value ?? ''];
  return values.map((one, index) => (
    <input key={index} type="hidden" name={name} value={one} form={form} />
  ));
}
