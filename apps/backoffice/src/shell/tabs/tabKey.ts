import type { TabBy } from '../screen';

/**
 * Returns the key of a tab: its path and its query, sorted so that the order of parameters makes no
 * second tab. With `tabBy`, only the parameters that it names count.
 */
export function tabKeyOf(
  { pathname, search }: { pathname: string; search: string },
  tabBy?: TabBy,
): string {
  const query = identifyingParams(new URLSearchParams(search), tabBy);
  query.sort();
  const text = query.toString();
  return text ? `${pathname}?${text}` : pathname;
}

/** Returns the DOM id of a tab. */
export const tabId = (key: string) => `tab-${encodeURIComponent(key)}`;

/** Returns the DOM id of a tab's panel. */
export const panelId = (key: string) => `page-${encodeURIComponent(key)}`;

function identifyingParams(query: URLSearchParams, tabBy: TabBy | undefined): URLSearchParams {
  if (!tabBy) return query;
  if (typeof tabBy === 'function') return new URLSearchParams(tabBy(query));
  return new URLSearchParams([...query].filter(([name]) => tabBy.includes(name)));
}
