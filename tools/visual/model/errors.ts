/**
 * Returns the errors of a story that fail the run: each that the story does not declare, and each
 * declared one that did not occur. `lines` are those of `listenToPage`; warnings are no errors. A
 * declaration covers the errors that contain it.
 */
export function errorFaults(lines: readonly string[], expected: readonly string[]): string[] {
  const errors = [...new Set(lines)].filter((line) => !line.startsWith('warning:'));
  const covers = (declared: string, error: string) =>
    declared.trim() !== '' && error.includes(declared);
  return [
    ...errors.filter((error) => !expected.some((declared) => covers(declared, error))),
    ...expected
      .filter((declared) => !errors.some((error) => covers(declared, error)))
      .map((declared) => `\`expectedErrors\` declares an error that did not occur: ${declared}`),
  ];
}
