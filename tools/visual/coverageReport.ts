import type { State } from './model/states';
import type { CellName } from './report';

/** Coverage of the pictures. */
export interface Coverage {
  /** The cells there are, in the order in which they are told. */
  cells: CellName[];
  components: ComponentCoverage[];
  /** Core components with what they owe. */
  states: StateCoverage[];
  /** The words of a story's id by which its states were found. */
  words: { state: string; words: string[] }[];
}

export interface ComponentCoverage {
  /** `Parts/Button`. */
  title: string;
  stories: number;
  /** Number of its stories with a picture, by cell. */
  pictures: Record<CellName, number>;
}

export interface StateCoverage {
  /** The component, or those that do one job together. */
  parts: string[];
  /** Number of states that they must show. */
  owed: number;
  /** States that no story of theirs shows. */
  missing: State[];
}
