import { readConditions, writeConditions } from '../../internal/list/conditionText';
import type { AdvancedQuery } from '../../internal/list/query';
import { isGone, type ProblemContext } from './problems';

/** A filter that is stored under a name. */
export interface SavedFilter {
  id: string;
  name: string;
  /** JSON text list of conditions. */
  filterParam: string;
  filterType: AdvancedQuery['join'];
  /** Audience: its owner, or everyone in the owner's company. @default 'personal' */
  scope?: 'personal' | 'team' | undefined;
  /** Name of the person who saved it. */
  owner?: string | undefined;
  /** Whether the reader may change it. @default true */
  canEdit?: boolean | undefined;
}

/** A filter to save. Without `id` it is a new one. */
export type SavedFilterDraft = Pick<SavedFilter, 'name' | 'filterParam' | 'filterType'> & {
  id?: string | undefined;
  scope?: 'personal' | 'team' | undefined;
};

/** Filters per page. Source: spec 1 §9. */
export const SAVED_PAGE_SIZE = 20;

/** Storage of filters. Each method rejects with an `Error` that has a user-readable message. */
export interface SavedFilterStore {
  /** Returns a page of the filters that the reader may use, in their order. Pages count from 1. */
  list(options: {
    page: number;
    pageSize: number;
    signal: AbortSignal;
  }): Promise<{ content: readonly SavedFilter[]; total: number }>;
  /** Saves a filter and returns it. */
  save(filter: SavedFilterDraft): Promise<SavedFilter>;
  /** Renames a filter; its stored conditions stay byte for byte. */
  rename(filter: SavedFilter, name: string): Promise<SavedFilter>;
  remove(id: string): Promise<void>;
  /**
   * Moves filters of one scope to the front of it, in the order of the ids. Without it they cannot
   * be ordered.
   */
  reorder?: ((ids: readonly string[]) => Promise<void>) | undefined;
  /** Whether filters can be saved for the team. @default false */
  hasTeam?: boolean | undefined;
}

/** State of a stored filter: applicable, with parts that are gone, or unreadable. */
export type SavedFilterState = 'usable' | 'gone' | 'unreadable';

/** Returns the conditions of a stored filter; `null` when its text is not a list of them. */
export function queryOfSaved({
  filterParam,
  filterType,
}: Pick<SavedFilter, 'filterParam' | 'filterType'>): AdvancedQuery | null {
  const conditions = readConditions(filterParam);
  return conditions && { join: filterType === 'and' ? 'and' : 'or', conditions };
}

/** Returns the stored form of a filter. */
export function savedOfQuery({
  join,
  conditions,
}: AdvancedQuery): Pick<SavedFilter, 'filterParam' | 'filterType'> {
  return { filterParam: writeConditions(conditions), filterType: join };
}

/** Returns the state of a stored filter for the fields and ranges that exist now. */
export function stateOfSaved(filter: SavedFilter, context: ProblemContext): SavedFilterState {
  const query = queryOfSaved(filter);
  if (query === null) return 'unreadable';
  return query.conditions.some((condition) => isGone(condition, context)) ? 'gone' : 'usable';
}

/** Returns whether another filter has the audience of `filter`. */
export const isPeerOf =
  ({ scope = 'personal' }: SavedFilter) =>
  (other: SavedFilter): boolean =>
    (other.scope ?? 'personal') === scope;

/** Returns the filters with one in the place of its next or previous peer. */
export function movedFilter(
  filters: readonly SavedFilter[],
  filter: SavedFilter,
  by: -1 | 1,
): readonly SavedFilter[] {
  const peers = filters.filter(isPeerOf(filter));
  const neighbour = peers[peers.findIndex(({ id }) => id === filter.id) + by];
  return neighbour === undefined
    ? filters
    : filters.map((one) =>
        one.id === filter.id ? neighbour : one.id === neighbour.id ? filter : one,
      );
}
