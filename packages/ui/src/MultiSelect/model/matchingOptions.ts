/**
 * Returns the options whose label contains the query, ignoring case, character width and spaces.
 */
export function matchingOptions<Option extends { label: string }>(
  options: readonly Option[],
  query: string,
): readonly Option[] {
  const searched = plain(query);
  return searched === ''
    ? options
    : options.filter((option) => plain(option.label).includes(searched));
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');
}
