import { CHECKS } from './checks.mjs';
import { installIfNeeded } from './install.mjs';
import { run } from './run.mjs';

/**
 * `npm run check`: all checks run; the exit code tells whether all passed.
 */
installIfNeeded();

// The lint keeps one processor busy until the others are done.
const isLint = ([name]) => name === 'lint';
const lanes = [CHECKS.filter(isLint), CHECKS.filter((one) => !isLint(one))];
const outcomes = (await Promise.all(lanes.map(inTurn))).flat();
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
