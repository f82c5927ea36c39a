/**
 * How bad a finding is: 1 red, 2 yellow, 3 blue, 4 green, 5 grey. The smaller, the worse; grey is
 * not judged yet.
 */
export type DangerLevel = 1 | 2 | 3 | 4 | 5;

/** What kind of check was made: 1 compares a claim with a source, 2 looks for records. */
export type DangerType = 1 | 2;

/** The name of a level in code and in style attributes. */
export type DangerColor = 'red' | 'yellow' | 'blue' | 'green' | 'grey';

/** Not judged yet. It is no finding, so it is never better or worse than one. */
export const NOT_JUDGED: DangerLevel = 5;

const colors: Record<DangerLevel, DangerColor> = {
  1: 'red',
  2: 'yellow',
  3: 'blue',
  4: 'green',
  5: 'grey',
};
const all: readonly DangerLevel[] = [1, 2, 3, 4, 5];

/** Returns the colour that the level is called by. */
export function dangerColor(level: DangerLevel): DangerColor {
  return colors[level];
}

/** Whether the value is one of the five levels; for what comes from outside. */
export function isDangerLevel(value: unknown): value is DangerLevel {
  return all.includes(value as DangerLevel);
}

/**
 * Returns the levels that a check of this type can have, worst first. A record is there or not, so
 * only a comparison can differ slightly (blue).
 */
export function levelsOf(type: DangerType): readonly DangerLevel[] {
  return type === 1 ? all : all.filter((level) => level !== 3);
}

/** Whether the level says that something was found. Green and grey do not. */
export function isBad(level: DangerLevel): boolean {
  return level <= 3;
}

/** Returns the worst of the levels judged, or grey when none is. */
export function worstLevel(levels: readonly DangerLevel[]): DangerLevel {
  return levels.reduce((worst, level) => (level < worst ? level : worst), NOT_JUDGED);
}
