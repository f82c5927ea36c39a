/** What a place in the application looks like from outside a tab. */
export interface Place {
  pathname: string;
  search: string;
}

/**
 * Returns the key of a tab: its path with the query sorted, so that the order of parameters makes no second tab. With `names`, only those
 * parameters count.
 */
export function tabKeyOf({ pathname, search }: Place, names?: readonly string[]): string {
  const query = new URLSearchParams(search);
  for (const name of [...query.keys()]) if (names && !names.includes(name)) query.delete(name);
  query.sort();
  const text = query.toString();
  return text ? `${pathname}?${text}` : pathname;
}
