/** Returns a section of a README by its title, without the title; an empty text without one. */
export function sectionOf(readme: string, title: string): string {
  const [, text = ''] = readme.split(`\n## ${title}\n`);
  return text.split(/\n## /)[0]!.trim();
}

/** Returns the purpose of each subpath from the table of a README, by its name in `exports`. */
export function subpathsOf(readme: string): Map<string, string> {
  const rows = [...readme.matchAll(/^\| (`[^|]+`) +\| ([^|]+?) +\|$/gm)];
  return new Map(
    rows.flatMap(([, names, purpose]) =>
      [...names!.matchAll(/`([^`]+)`/g)].map(([, name]): [string, string] => [
        name === '.' ? '.' : `./${name!}`,
        purpose!,
      ]),
    ),
  );
}
