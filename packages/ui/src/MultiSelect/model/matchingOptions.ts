/**
 * Returns the options whose label contains the query, ignoring case, character width and spaces.
 */
export function matchingOptions<Option extends { label: string }>(
  options: readonly Option[],
  query: string,
): readonly Option[] {
  const wanted = plain(query);
  return wanted === '' ? options : options.filter((option) => plain(option.label).includes(wanted));
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');
}
