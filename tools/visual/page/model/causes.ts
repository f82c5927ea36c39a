import type { Cause } from '../../report';

/** Causes by what they are, and the components that they belong to. */
export interface SortedCauses {
  tokens: Cause[];
  settings: Cause[];
  files: Cause[];
  /** Components whose files changed or that read a changed token, without repeats. */
  components: string[];
}

/**
 * Returns the causes in the order in which they explain most: a token explains many pictures, a
 * file the ones of its component.
 */
export function causesBy(causes: readonly Cause[]): SortedCauses {
  const of = (kind: Cause['kind']) => causes.filter((cause) => cause.kind === kind);
  return {
    tokens: of('token'),
    settings: of('setting'),
    files: of('file'),
    components: [...new Set(causes.flatMap((cause) => cause.component ?? []))],
  };
}
