import type { AxeBreach } from '../../report';

/** Breaches by what became of them. */
export interface AxeDifference {
  added: AxeBreach[];
  fixed: AxeBreach[];
  kept: AxeBreach[];
}

const same = (one: AxeBreach) => (other: AxeBreach) =>
  one.rule === other.rule && one.target === other.target;

/**
 * Returns which breaches are new, which are gone and which stayed: the same rule at the same
 * element is the same breach.
 */
export function axeDifference(
  before: readonly AxeBreach[],
  after: readonly AxeBreach[],
): AxeDifference {
  return {
    added: after.filter((breach) => !before.some(same(breach))),
    fixed: before.filter((breach) => !after.some(same(breach))),
    kept: after.filter((breach) => before.some(same(breach))),
  };
}
