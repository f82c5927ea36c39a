import type { Change } from '../../report';

/** Returns the components of a group without repeats, in the order of its changes. */
export function titlesOf(changes: readonly Change[]): string[] {
  return [...new Set(changes.map((change) => change.title))];
}

/** Returns the component's own name: the last step of its place. */
export function partOf(title: string): string {
  return title.slice(title.lastIndexOf('/') + 1);
}
