/** Everything that can be said without running the programs: name, command and its arguments. */
export const CHECKS = [
  // Twice as fast as 6, which stays for what reads programs through its API. It checks anew what a
  // change reaches since the last time; several threads would check much of it twice.
  [
    'types',
    'node',
    [
      ...['node_modules/typescript-7/bin/tsc', '-p', '.', '--singleThreaded', '--incremental'],
      ...['--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'],
    ],
  ],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['format', 'oxfmt', ['--check']],
  ['imports', 'node', ['tools/imports/check.mjs']],
  ['design', 'tsx', ['tools/design/check.mjs']],
  ['words', 'node', ['tools/words/check.mjs']],
  ['dead code', 'knip', ['--cache']],
];
