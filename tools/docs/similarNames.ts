import similar from './similar.json' with { type: 'json' };

/** A component of another library that resembles one of ours. */
export interface SimilarName {
  name: string;
  /** Libraries that have a component of this name. */
  libraries: readonly string[];
  /** Id of its place on the docs page. */
  id: string;
}

const byComponent: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = similar;

/** Returns the names that a component has in other libraries, without its own. */
export function similarNames(component: string): SimilarName[] {
  const libraries = Object.entries(byComponent[component] ?? {});
  const names = new Set(libraries.flatMap(([, parts]) => parts));
  return [...names]
    .filter((name) => name !== component)
    .map((name) => ({
      name,
      libraries: libraries.filter(([, parts]) => parts.includes(name)).map(([library]) => library),
      id: `similar-${name.replaceAll(/\W+/g, '-')}`,
    }));
}

/** A page or a story as the index of Storybook has it. */
interface IndexEntry {
  type: string;
  title: string;
  anchors?: readonly { id: string; title: string }[];
}

/**
 * Adds the names of similar components to the docs pages of an index, where the search finds them.
 * They replace the names of stories, which the search has already.
 */
export function withSimilarNames<Entry extends IndexEntry>(entry: Entry): Entry {
  if (entry.type !== 'docs' || !/^(?:Parts|Widgets)\//.test(entry.title)) return entry;
  const anchors = similarNames(entry.title.split('/').at(-1)!).map(({ name, libraries, id }) => ({
    id,
    title: `${name} (${libraries.join(', ')})`,
  }));
  return { ...entry, anchors };
}
