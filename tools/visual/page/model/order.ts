import type { Change } from '../../report';
import type { Rulings } from './decisions';
import { orderOf, type ReportIndex, type Section } from './reportIndex';
import { isUnexplained, statusOf } from './status';

/** Which changes are listed. */
export type Filter = 'all' | 'open' | 'unexplained' | 'unstable' | 'denied';

export const FILTERS: readonly Filter[] = ['all', 'open', 'unexplained', 'unstable', 'denied'];

/** Whether the filter lets the change through. */
export function passes(change: Change, filter: Filter, rulings: Rulings): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'open':
      return statusOf(change, rulings) === 'open';
    case 'unexplained':
      return isUnexplained(change);
    case 'unstable':
      return change.kind === 'unstable';
    case 'denied':
      return statusOf(change, rulings) === 'denied';
  }
}

/** Whether every word of `search` occurs in the change's place, name, cell, or what caused it. */
export function matches(change: Change, search: string): boolean {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const { title, name, cell, story, causes } = change;
  const text = [title, name, cell, story, ...causes.map((cause) => cause.name)]
    .join(' ')
    .toLocaleLowerCase();
  return words.every((word) => text.includes(word));
}

/**
 * Returns the sections with what passes filter and search. Groups and sections that this empties
 * are left out.
 */
export function listed(
  index: ReportIndex,
  filter: Filter,
  search: string,
  rulings: Rulings,
): Section[] {
  const isListed = (id: string) => {
    const change = index.changes.get(id);
    return change !== undefined && passes(change, filter, rulings) && matches(change, search);
  };
  return index.sections
    .map(({ kind, groups }) => ({
      kind,
      groups: groups
        .map(({ id, ids }) => ({ id, ids: ids.filter(isListed) }))
        .filter((group) => group.ids.length > 0),
    }))
    .filter((section) => section.groups.length > 0);
}

/** Whether both lists show the same changes in the same places. */
export function isSameList(one: readonly Section[], other: readonly Section[]): boolean {
  const signature = (sections: readonly Section[]) =>
    sections
      .map(
        ({ kind, groups }) =>
          `${kind}:${groups.map(({ id, ids }) => `${id}=${ids.join()}`).join(';')}`,
      )
      .join('|');
  return signature(one) === signature(other);
}

/**
 * Returns the id `distance` places on. It stops at the ends; where `from` is not listed it starts
 * at the first.
 */
export function neighbour(
  sections: readonly Section[],
  from: string | null,
  distance: 1 | -1,
): string | null {
  const order = orderOf(sections);
  const at = from === null ? -1 : order.indexOf(from);
  if (at < 0) return order[0] ?? null;
  return order[at + distance] ?? from;
}

/** Returns the first change of the next or the previous group; the present one at the ends. */
export function neighbourGroup(
  sections: readonly Section[],
  from: string | null,
  distance: 1 | -1,
): string | null {
  const groups = sections.flatMap((section) => section.groups);
  const at = groups.findIndex((group) => from !== null && group.ids.includes(from));
  if (at < 0) return groups[0]?.ids[0] ?? null;
  return groups[at + distance]?.ids[0] ?? from;
}

/**
 * Returns the next listed change that is open, from the beginning again after the last; `null` if
 * none is.
 */
export function nextOpen(
  sections: readonly Section[],
  from: string,
  index: ReportIndex,
  rulings: Rulings,
): string | null {
  const order = orderOf(sections);
  const at = order.indexOf(from);
  const around = [...order.slice(at + 1), ...order.slice(0, at + 1)];
  return (
    around.find((id) => {
      const change = index.changes.get(id);
      return change !== undefined && statusOf(change, rulings) === 'open';
    }) ?? null
  );
}
