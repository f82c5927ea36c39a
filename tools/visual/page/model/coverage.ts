import { ALWAYS } from '../../cells';
import type { ComponentCoverage, Coverage } from '../../coverageReport';

/** The counts that come first. */
export interface CoverageTotals {
  components: number;
  stories: number;
  pictures: number;
  /** States that core components owe and no story shows. */
  missing: number;
  owed: number;
}

/** Returns the counts of all components. */
export function totalsOf({ components, states }: Coverage): CoverageTotals {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    components: components.length,
    stories: sum(components.map(({ stories }) => stories)),
    pictures: sum(components.flatMap(({ pictures }) => Object.values(pictures))),
    missing: sum(states.map(({ missing }) => missing.length)),
    owed: sum(states.map(({ owed }) => owed)),
  };
}

/**
 * Returns how much is missing: states without a story, and components that lack a picture which
 * every story has.
 */
export function gapsOf(coverage: Coverage): number {
  return totalsOf(coverage).missing + coverage.components.filter(isGappy).length;
}

/** Whether a story of the component lacks a picture in a cell in which every story has one. */
export function isGappy(component: ComponentCoverage): boolean {
  return ALWAYS.some((cell) => isGap(component, cell));
}

/**
 * Whether the cell is one of those, and a picture lacks there. The other cells have pictures only
 * where they show something of their own.
 */
export function isGap({ stories, pictures }: ComponentCoverage, cell: string): boolean {
  return ALWAYS.includes(cell) && (pictures[cell] ?? 0) < stories;
}
