import type { PropsTable } from './props/propsTable.ts';

/** Everything about the page of a component that its sources tell. */
export interface StoryPage {
  /** The part of its stories' ids before the `--`. */
  id: string;
  /** The component, then those that come with it. */
  tables: readonly PropsTable[];
  /** The program of each story, by export. */
  snippets: Readonly<Record<string, string>>;
  /** The version that introduced it. */
  since: string;
  /** Whether that is the current version, and not the first. */
  isNew: boolean;
  /** Stories that axe has checked in both modes and languages, by id. */
  checked: readonly string[];
}
