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
 * Returns how much is missing: states without a story, and components that lack a picture.
 */
export function gapsOf(coverage: Coverage): number {
  return totalsOf(coverage).missing + coverage.components.filter(isGappy).length;
}

/** Whether a story of the component lacks a picture in any cell. */
export function isGappy(component: ComponentCoverage): boolean {
  return Object.keys(component.pictures).some((cell) => isGap(component, cell));
}

/** Whether a story of the component lacks a picture in the cell. */
export function isGap({ stories, pictures }: ComponentCoverage, cell: string): boolean {
  return (pictures[cell] ?? 0) < stories;
}
