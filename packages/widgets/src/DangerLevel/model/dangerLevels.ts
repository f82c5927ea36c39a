/** Severity of a finding: 1 red, 2 yellow, 3 blue, 4 green, 5 grey (not judged). 1 is the worst. */
export type DangerLevel = 1 | 2 | 3 | 4 | 5;

/** Kind of a check: 1 compares a claim with a source, 2 looks for records. */
export type DangerType = 1 | 2;

/** Name of a level in code and style attributes. */
export type DangerColor = 'red' | 'yellow' | 'blue' | 'green' | 'grey';

/** The level of an item that was not judged. It is neither better nor worse than a finding. */
export const NOT_JUDGED: DangerLevel = 5;

const colors: Record<DangerLevel, DangerColor> = {
  1: 'red',
  2: 'yellow',
  3: 'blue',
  4: 'green',
  5: 'grey',
};
const all: readonly DangerLevel[] = [1, 2, 3, 4, 5];

/** Returns the colour of a level. */
export function dangerColor(level: DangerLevel): DangerColor {
  return colors[level];
}

/** Whether an external value is one of the five levels. */
export function isDangerLevel(value: unknown): value is DangerLevel {
  return all.includes(value as DangerLevel);
}

/**
 * Returns the levels of a kind of check, worst first. Only a comparison can differ slightly (blue),
 * because a record either exists or not.
 */
export function levelsOf(type: DangerType): readonly DangerLevel[] {
  return type === 1 ? all : all.filter((level) => level !== 3);
}

/** Whether a level reports a finding. Green and grey do not. */
export function isBad(level: DangerLevel): boolean {
  return level <= 3;
}

/** Returns the worst level, ignoring items that were not judged; grey when none was. */
export function worstLevel(levels: readonly DangerLevel[]): DangerLevel {
  return levels.reduce((worst, level) => (level < worst ? level : worst), NOT_JUDGED);
}
