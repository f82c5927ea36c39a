import type { TabBy } from '../screen';

/** What a place in the application looks like from outside a tab. */
export interface Place {
  pathname: string;
  search: string;
}

/**
 * Returns the key of a tab: its path with the query sorted, so that the order of parameters makes
 * no second tab. With `tabBy`, only what it names counts.
 */
export function tabKeyOf({ pathname, search }: Place, tabBy?: TabBy): string {
  const query = chosen(new URLSearchParams(search), tabBy);
  query.sort();
  const text = query.toString();
  return text ? `${pathname}?${text}` : pathname;
}

function chosen(query: URLSearchParams, tabBy: TabBy | undefined): URLSearchParams {
  if (!tabBy) return query;
  if (typeof tabBy === 'function') return new URLSearchParams(tabBy(query));
  return new URLSearchParams([...query].filter(([name]) => tabBy.includes(name)));
}
