import { hashOf, type Pixels } from '../pixels';
import type { Cause, Change, ChangeGroup, Region } from '../report';
import { bundleTokens, specificCauses } from './groupCauses';
import { colourAt } from './pixelColour';
import { shiftOf } from './signs';

/** Likeness of a change, read from its pixels. */
export interface Signature {
  key: string;
  /** Origin of `key`, for changes that no cause puts together. */
  by: 'pixels' | 'component';
  /** Names of tokens whose step from one colour to another is in the picture. */
  proven: string[];
}

type Signed = Omit<Change, 'group'> & { signature: Signature };

/**
 * Returns a signature that is equal for equal changes: the same kind, with the same change of the
 * same colours. Pictures in which one blue became one other blue are grouped wherever the blue is;
 * a lost ring beside them is not.
 */
export function signatureOf(
  change: Omit<Change, 'group'>,
  before: Pixels | null,
  after: Pixels | null,
): Signature {
  const own = `${change.kind} ${change.signs.join(' ')} ${change.title}`;
  if (change.kind !== 'changed' || !before || !after || change.regions.length === 0)
    return { key: own, by: 'component', proven: [] };
  const patches = change.regions.slice(0, 40);
  const steps = colourSteps(before, after, patches);
  const proven = provenTokens(change.causes, steps);
  if (
    change.signs.every(
      (sign) => sign === 'recoloured' || sign === 'vanished' || sign === 'appeared',
    )
  ) {
    return {
      key: `${change.kind} ${change.signs.join(' ')} ${commonSteps(steps)}`,
      by: 'pixels',
      proven,
    };
  }
  if (change.signs.every((sign) => sign === 'moved' || sign === 'resized')) {
    const shift = shiftOf(before, after, patches[0]!);
    return {
      key: `${own} ${shift?.x ?? 0},${shift?.y ?? 0} ${after.width - before.width},${after.height - before.height}`,
      by: 'component',
      proven,
    };
  }
  return { key: `${own} ${commonSteps(steps)}`, by: 'component', proven };
}

/** Counts the pixels of each step from one colour to another. */
function colourSteps(
  before: Pixels,
  after: Pixels,
  regions: readonly Region[],
): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { x, y, width, height } of regions) {
    for (let row = y; row < y + height; row += 1) {
      for (let column = x; column < x + width; column += 1) {
        const from = colourAt(before, column, row);
        const to = colourAt(after, column, row);
        const step = stepOf(from, to);
        if (from !== to) counts.set(step, (counts.get(step) ?? 0) + 1);
      }
    }
  }
  return counts;
}

/** One number for two colours, either of which may be −1: outside the picture. */
const stepOf = (from: number, to: number) => (from + 1) * 0x2000000 + to + 1;

/** The commonest step, with its runner-up where that is common too. */
function commonSteps(counts: ReadonlyMap<number, number>): string {
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  if (!first) return '';
  return second && second[1] * 3 > first[1]
    ? [first[0], second[0]].sort((a, b) => a - b).join(' ')
    : `${first[0]}`;
}

function provenTokens(causes: readonly Cause[], steps: ReadonlyMap<number, number>): string[] {
  return causes.flatMap(({ kind, name, before, after }) => {
    const [from, to] = [colourNumber(before), colourNumber(after)];
    return kind === 'token' && from !== null && to !== null && steps.has(stepOf(from, to))
      ? [name]
      : [];
  });
}

/** The number that `colourAt` gives a written colour; `null` where it is no `#rrggbb`. */
function colourNumber(written: string | null): number | null {
  const [, digits] = /^#([0-9a-f]{6})$/i.exec(written ?? '') ?? [];
  return digits === undefined ? null : Number.parseInt(digits, 16);
}

/**
 * Puts changes of the same kind and cause together, and those without a cause by their signature;
 * the largest group first. A change with several equally specific causes belongs to the one that
 * most changes have. In a group the changes stand by component, equal ones side by side.
 */
export function groupChanges(signed: readonly Signed[]): {
  changes: Change[];
  groups: ChangeGroup[];
} {
  const causeOf = chooseCauses(signed);
  const groups = new Map<string, Signed[]>();
  for (const change of signed) {
    const cause = causeOf(change);
    const id = hashOf(cause ? `${change.kind} ${cause.key}` : change.signature.key).slice(0, 8);
    const members = groups.get(id) ?? [];
    members.push(change);
    groups.set(id, members);
  }
  const ordered = [...groups].sort(
    ([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1),
  );
  return {
    groups: ordered.map(([id, members]): ChangeGroup => {
      const cause = causeOf(members[0]!);
      return {
        id,
        kind: members[0]!.kind,
        changes: byLikeness(members).map((change) => change.id),
        by: cause ? 'cause' : members[0]!.signature.by,
        causes: cause?.causes ?? [],
      };
    }),
    changes: ordered.flatMap(([id, members]) =>
      byLikeness(members).map(({ signature: _, ...change }): Change => ({ ...change, group: id })),
    ),
  };
}

/** Components with most changes first, in each the largest set of equal changes first. */
function byLikeness(members: readonly Signed[]): Signed[] {
  const counts = new Map<string, number>();
  const alike = ({ title, signature }: Signed) => `${title} ${signature.key}`;
  for (const change of members)
    for (const key of [change.title, alike(change)]) counts.set(key, (counts.get(key) ?? 0) + 1);
  const compare = (one: string, other: string) =>
    counts.get(other)! - counts.get(one)! || (one < other ? -1 : Number(one > other));
  return members.toSorted(
    (one, other) => compare(one.title, other.title) || compare(alike(one), alike(other)),
  );
}

interface Bundle {
  key: string;
  causes: Cause[];
}

function chooseCauses(signed: readonly Signed[]): (change: Signed) => Bundle | null {
  const specific = new Map(
    signed.map((change) => [change.id, specificCauses(change, change.signature.proven)]),
  );
  const keyOf = bundleTokens([...specific.values()].flat());
  const bundles = new Map<string, Bundle & { count: number }>();
  for (const causes of specific.values()) {
    for (const key of new Set(causes.map(keyOf))) {
      const bundle = bundles.get(key) ?? { key, causes: [], count: 0 };
      bundle.count += 1;
      bundles.set(key, bundle);
    }
    for (const cause of causes) {
      const { causes: known } = bundles.get(keyOf(cause))!;
      if (known.every(({ name }) => name !== cause.name)) known.push({ ...cause, component: null });
    }
  }
  return ({ id }) =>
    specific
      .get(id)!
      .map((cause) => bundles.get(keyOf(cause))!)
      .toSorted((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1))[0] ??
    null;
}
