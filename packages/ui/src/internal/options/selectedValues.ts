/** Whether none, some or all options are selected. */
export type SelectedShare = 'none' | 'some' | 'all';

/** An option that can be selected. */
export interface SelectableOption<Value> {
  value: Value;
  disabled?: boolean;
}

/** Returns the values with `value` added at the end, or removed when it is present. */
export function toggleValue<Value>(picks: readonly Value[], value: Value): Value[] {
  return picks.includes(value) ? picks.filter((pick) => pick !== value) : [...picks, value];
}

/**
 * Returns the values with all enabled options added, or removed when all of them are present.
 * Disabled ones keep their state.
 */
export function toggleAllValues<Value>(
  options: readonly SelectableOption<Value>[],
  picks: readonly Value[],
): Value[] {
  const free = options.filter((option) => !option.disabled).map((option) => option.value);
  const rest = picks.filter((pick) => !free.includes(pick));
  if (free.every((value) => picks.includes(value))) return rest;
  return [...picks, ...free.filter((value) => !picks.includes(value))];
}

/** Returns whether none, some or all options are selected, disabled ones included. */
export function selectedShare<Value>(
  options: readonly SelectableOption<Value>[],
  picks: readonly Value[],
): SelectedShare {
  const picked = options.filter((option) => picks.includes(option.value)).length;
  if (picked === 0) return 'none';
  return picked === options.length ? 'all' : 'some';
}
