import type { Cause, Change, ChangeGroup, Sign } from '../../report';

/** Title of a group, free of language. */
export interface GroupTitle {
  /** The token, setting or file that explains it; `null` where nothing does. */
  cause: TitledCause | null;
  /** The components of its changes, without repeats. */
  components: string[];
  /** Marks of the group among others with the same title; `null` where there are none. */
  apart: Apart | null;
}

export interface TitledCause {
  /** Name of the token or setting, or the shortest end of the path that no other file has. */
  name: string;
  before: string | null;
  after: string | null;
  /** Number of tokens that changed with it. */
  more: number;
}

/** Distinction of a group: as many of these as it takes. */
export interface Apart {
  signs: Sign[];
  cells: string[];
  names: string[];
  /** Its number among those that nothing else tells apart, from 1. */
  number: number | null;
}

/** Returns the components of a group without repeats, in the order of its changes. */
export function titlesOf(changes: readonly Change[]): string[] {
  return [...new Set(changes.map((change) => change.title))];
}

/** Returns the component's own name: the last step of its place. */
export function partOf(title: string): string {
  return title.slice(title.lastIndexOf('/') + 1);
}

/** A group with its changes. */
export interface Grouped {
  group: ChangeGroup;
  changes: readonly Change[];
}

/** Returns the titles of all groups, each different from the others of its kind. */
export function groupTitles(grouped: readonly Grouped[]): Map<string, GroupTitle> {
  const files = grouped.flatMap(({ group }) =>
    group.causes.flatMap(({ kind, name }) => (kind === 'file' ? [name] : [])),
  );
  const plain = grouped.map(({ group, changes }) => {
    const [cause = null] = group.causes;
    const components = titlesOf(changes);
    return { group, changes, components, cause: cause && titled(cause, group, files) };
  });
  const sameTitle = new Map<string, typeof plain>();
  for (const one of plain) {
    const { group, cause, components } = one;
    const shown = cause ? [cause.name, cause.before, cause.after] : components;
    const key = [group.kind, ...shown].join(' ');
    sameTitle.set(key, [...(sameTitle.get(key) ?? []), one]);
  }
  return new Map(
    [...sameTitle.values()].flatMap((same) => {
      const apart = tellApart(same.map(({ changes }) => changes));
      return same.map(({ group, cause, components }, at): [string, GroupTitle] => [
        group.id,
        { cause, components, apart: apart[at] ?? null },
      ]);
    }),
  );
}

function titled({ kind, name, before, after }: Cause, group: ChangeGroup, files: string[]) {
  const others = new Set(files.filter((other) => other !== name));
  const short = kind === 'file' ? shortest(name, others) : name;
  return { name: short, before, after, more: group.causes.length - 1 };
}

function shortest(path: string, others: ReadonlySet<string>): string {
  const steps = path.split('/');
  for (let length = 1; length < steps.length; length += 1) {
    const end = steps.slice(-length).join('/');
    if (![...others].some((other) => other.endsWith(`/${end}`))) return end;
  }
  return path;
}

const NOTHING: Apart = { signs: [], cells: [], names: [], number: null };
const FEATURES = [['signs'], ['cells'], ['names'], ['signs', 'cells'], ['signs', 'names']] as const;

/** Tells groups apart by the first features that differ in all of them, or else by a number. */
function tellApart(groups: readonly (readonly Change[])[]): Apart[] {
  if (groups.length === 1) return [];
  const all = groups.map((changes): Apart => ({
    signs: [...new Set(changes.flatMap(({ signs }) => signs))],
    cells: [...new Set(changes.map(({ cell }) => cell))],
    names: [...new Set(changes.map(({ name }) => name))],
    number: null,
  }));
  for (const features of FEATURES) {
    const some = all.map((apart) =>
      features.reduce<Apart>((part, name) => ({ ...part, [name]: apart[name] }), NOTHING),
    );
    if (new Set(some.map((apart) => JSON.stringify(apart))).size === groups.length) return some;
  }
  return all.map(({ signs }, at) => ({ ...NOTHING, signs, number: at + 1 }));
}
