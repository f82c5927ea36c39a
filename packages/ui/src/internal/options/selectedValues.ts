/** How much of what may be picked is picked. */
export type SelectedShare = 'none' | 'some' | 'all';

/** What can be picked. */
export interface SelectableOption<Value> {
  value: Value;
  disabled?: boolean;
}

/** Returns the picks with `value` added at the end, or taken out when it is there. */
export function toggleValue<Value>(picks: readonly Value[], value: Value): Value[] {
  return picks.includes(value) ? picks.filter((pick) => pick !== value) : [...picks, value];
}

/**
 * Returns the picks with all that is free added, or taken out when all of it is there. What is
 * disabled stays as it is.
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

/** Returns how much of the options is picked, disabled ones included. */
export function selectedShare<Value>(
  options: readonly SelectableOption<Value>[],
  picks: readonly Value[],
): SelectedShare {
  const picked = options.filter((option) => picks.includes(option.value)).length;
  if (picked === 0) return 'none';
  return picked === options.length ? 'all' : 'some';
}
