import { installIfNeeded } from './install.mjs';
import { run } from './run.mjs';

/**
 * `npm run check`: everything that can be said without running the programs. All checks run; the
 * exit code tells whether all passed.
 */
installIfNeeded();

const checks = [
  // TypeScript 7 checks eight times as fast; 6 stays for what reads programs through its API.
  ['types', 'node', ['node_modules/typescript-7/bin/tsc', '-p', '.']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['format', 'oxfmt', ['--check']],
  ['imports', 'node', ['tools/imports/check.mjs']],
  ['design', 'tsx', ['tools/design/check.mjs']],
  ['words', 'node', ['tools/words/check.mjs']],
  ['dead code', 'knip', []],
];

// One processor is busy with types until the others are done.
const [types, ...others] = checks;
const outcomes = (await Promise.all([inTurn([types]), inTurn(others)])).flat();
for (const { name, failed, seconds, output } of outcomes) {
  if (failed) console.log(output.trim());
  console.log(`${failed ? '✗' : '✓'} ${name} (${seconds} s)`);
}
const failures = outcomes.filter(({ failed }) => failed).length;
console.log(`${outcomes.length - failures} checks passed, ${failures} failed`);
process.exit(failures > 0 ? 1 : 0);

async function inTurn(some) {
  const done = [];
  for (const one of some) done.push(await check(one));
  return done;
}

async function check([name, command, args]) {
  const { code, output, seconds } = await run(command, args);
  return { name, failed: code !== 0, output, seconds: seconds.toFixed(1) };
}
