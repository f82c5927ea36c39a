import type { ListCondition } from '../../internal/list/query';

/** A search that the list offers as a button, such as the orders to accept. */
export interface ListPreset {
  /** Unique among the presets. */
  key: string;
  label: string;
  /** Returns the conditions that it sets, at present. None for all rows. */
  conditions(this: void): readonly ListCondition[];
  /** Whether the number of its rows is shown. @default false */
  counted?: boolean | undefined;
  /** Tone of the number, where it is not zero. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
}

/** The presets of a list. Keep the object. */
export interface ListPresets {
  /** From the most general one to the most special ones. */
  items: readonly ListPreset[];
  /** Returns the number of rows under some conditions. Without it no preset has a number. */
  count?:
    | ((conditions: readonly ListCondition[], options: { signal: AbortSignal }) => Promise<number>)
    | undefined;
}

/**
 * Returns the preset whose conditions are all among those of a query, the one with the most;
 * `undefined` for none. Times move with the clock, so any two of them count as equal.
 */
export function activePreset(
  presets: readonly ListPreset[],
  conditions: readonly ListCondition[],
): ListPreset | undefined {
  const applied = new Set(conditions.map(keyOf));
  return presets
    .map((preset) => ({ preset, own: preset.conditions() }))
    .filter(({ own }) => own.every((one) => applied.has(keyOf(one))))
    .sort((one, other) => other.own.length - one.own.length)[0]?.preset;
}

/** Returns the conditions without those of the active preset. */
export function besidesPreset(
  presets: readonly ListPreset[],
  conditions: readonly ListCondition[],
): ListCondition[] {
  const own = new Set(activePreset(presets, conditions)?.conditions().map(keyOf));
  return conditions.filter((one) => !own.has(keyOf(one)));
}

/** Returns the conditions with a preset in place of the active one. The others stay. */
export function withPreset(
  presets: readonly ListPreset[],
  conditions: readonly ListCondition[],
  next: ListPreset,
): ListCondition[] {
  const own = next.conditions();
  const fields = new Set(own.map(({ field }) => field));
  const others = besidesPreset(presets, conditions).filter(({ field }) => !fields.has(field));
  return [...own, ...others];
}

const TIME = /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/gu;

const keyOf = ({ field, operator, value }: ListCondition) =>
  JSON.stringify([field, operator, value]).replace(TIME, '');
