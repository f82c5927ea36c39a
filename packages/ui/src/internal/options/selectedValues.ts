/** Whether none, some or all options are selected. */
export type SelectedShare = 'none' | 'some' | 'all';

/** An option that can be selected. */
export interface SelectableOption<Value> {
  value: Value;
  disabled?: boolean | undefined;
}

/** Returns the values with `value` added at the end, or removed when it is present. */
export function toggleValue<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}

/**
 * Returns the values with all enabled options added, or removed when all of them are present.
 * Disabled ones keep their state.
 */
export function toggleAllValues<Value>(
  options: readonly SelectableOption<Value>[],
  values: readonly Value[],
): Value[] {
  const enabled = options.filter((option) => !option.disabled).map((option) => option.value);
  const rest = values.filter((one) => !enabled.includes(one));
  if (enabled.every((value) => values.includes(value))) return rest;
  return [...values, ...enabled.filter((value) => !values.includes(value))];
}

/** Returns whether none, some or all options are selected, disabled ones included. */
export function selectedShare<Value>(
  options: readonly SelectableOption<Value>[],
  values: readonly Value[],
): SelectedShare {
  const selected = options.filter((option) => values.includes(option.value)).length;
  if (selected === 0) return 'none';
  return selected === options.length ? 'all' : 'some';
}
