import { useId, type MouseEvent, type Ref } from 'react';
import { isDisabled, type Disableable } from '../internal/options/isDisabled';
import { useControllable } from '../internal/state/useControllable';
import { useFormReset } from './useFormReset';

/** One choice of a group of native radio buttons, controlled or uncontrolled. */
export interface RadioChoiceOptions<Value> {
  /** The selected value, or `null` for none. Without it the group is uncontrolled. */
  value?: Value | null | undefined;
  /** The initial value of an uncontrolled group. @default null */
  defaultValue?: Value | null | undefined;
  /** Called with the selected value. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** Name in a form. */
  name?: string | undefined;
  /**
   * Whether the choice can be read and focused but not changed.
   * @default false
   */
  readOnly?: boolean | undefined;
  /** Ref of the radio button that Tab reaches: the selected one, or the first. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** An option that a radio button selects. */
interface RadioChoice<Value> extends Disableable {
  value: Value;
}

/** Returns the id of the group, and a function for the props of each radio button. */
export function useRadioChoice<Value extends string | number>(
  options: readonly RadioChoice<Value>[],
  choice: RadioChoiceOptions<Value> & { id?: string | undefined },
) {
  const { onValueChange, readOnly = false, ref } = choice;
  const generatedId = useId();
  const id = choice.id ?? generatedId;
  const [value, select, reset] = useControllable<Value | null>({
    value: choice.value,
    initial: choice.defaultValue ?? null,
    onChange: (next) => next !== null && onValueChange?.(next),
  });
  const enabled = options.filter((option) => !isDisabled(option));
  const reached = enabled.find((option) => option.value === value) ?? enabled[0];

  useFormReset(id, reset);

  const radioProps = (option: RadioChoice<Value>) => ({
    ref: option === reached ? ref : undefined,
    type: 'radio' as const,
    name: choice.name ?? id,
    value: option.value,
    checked: option.value === value,
    disabled: isDisabled(option),
    onClick: (event: MouseEvent) => {
      if (readOnly) event.preventDefault();
    },
    onChange: () => {
      if (!readOnly) select(option.value);
    },
  });

  return { id, radioProps };
}
