import { installIfNeeded } from './install.mjs';
import { run } from './run.mjs';

/**
 * `npm run check`: everything that can be said without running the programs. All checks run; the
 * exit code tells whether all passed.
 */
installIfNeeded();

const checks = [
  ['types', 'tsc', ['-p', '.']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['format', 'oxfmt', ['--check']],
  ['imports', 'node', ['tools/imports/check.mjs']],
  ['design', 'tsx', ['tools/design/check.mjs']],
  ['words', 'node', ['tools/words/check.mjs']],
  ['dead code', 'knip', []],
];

const outcomes = [];
for (const pair of [checks.slice(0, 1), checks.slice(1, 4), checks.slice(4)])
  outcomes.push(...(await Promise.all(pair.map(check))));
for (const { name, failed, seconds, output } of outcomes) {
  if (failed) console.log(output.trim());
  console.log(`${failed ? '✗' : '✓'} ${name} (${seconds} s)`);
}
const failures = outcomes.filter(({ failed }) => failed).length;
console.log(`${outcomes.length - failures} checks passed, ${failures} failed`);
process.exit(failures > 0 ? 1 : 0);

async function check([name, command, args]) {
  const { code, output, seconds } = await run(command, args);
  return { name, failed: code !== 0, output, seconds: seconds.toFixed(1) };
}
