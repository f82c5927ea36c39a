import { installIfNeeded } from './install.mjs';
import { reachedJourneys } from './journeys.mjs';
import { reachedRooms, recordOf } from './reachedRooms.mjs';
import { runParts } from './schedule.mjs';
import { openTested } from './tested.mjs';
import { testParts } from './testParts.mjs';

/**
 * `npm test`: installs if needed, then runs checks, unit and server tests, stories with their
 * pictures, journeys in a browser, and a sample of stories in other engines. A part whose inputs
 * nobody changed since it last passed is left out, and named with its command; `npm run test:all`
 * leaves out nothing. Everything runs even when something fails. With `SERVER_TESTS=postgres` the
 * server's tests run on a private PostgreSQL in place of PGlite. The last line counts: `N passed, N
 * failed`.
 */
try {
  installIfNeeded();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const started = performance.now();
const isAll = process.env.TEST_ALL !== undefined;
const tested = openTested();
const journeys = reachedJourneys(tested);
/** Sentences on what this run left out, or this machine cannot run. */
const remarks = [];
if (!isAll)
  remarks.push(
    'Left out: most journeys of what did not change (npx playwright test --config e2e/playwright.config.ts).',
    'Left out: long journeys and details, every story in other engines, every docs page, the oldest peers and Next.js, a rehearsed release (npm run test:all).',
  );

const ended = [];
const onPostgres = process.env.SERVER_TESTS === 'postgres';
const parts = [];
for (const part of testParts({ isAll, journeys, onPostgres })) {
  const reached = await reachedOf(part);
  if (reached !== null) parts.push(reached);
}
await runParts(parts.map(toProgram), ({ name }, outcome) => {
  const part = parts.find((one) => one.name === name);
  console.log(`\n── ${name} ──\n${outcome.output.trimEnd()}`);
  remarks.push(...(outcome.output.match(/^Not run: .*$/gm) ?? []));
  ended.push({ name, ...outcome, ...countsOf(part, outcome) });
});

// A reader of a long log starts at its end.
for (const { name, failed, output } of ended)
  if (failed > 0) console.log(`\n── the end of ${name} ──\n${lastLines(output)}\n`);
for (const { name, seconds, passed, failed } of ended)
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}: ${passed} passed, ${failed} failed`);
for (const sentence of remarks) console.log(sentence);
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s in all`);
// What CI records is gone with its checkout.
if (process.env.CI === undefined) tested.write(passedParts());
const sum = (key) => ended.reduce((total, part) => total + part[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

/** Returns what of a part has to run, or `null`; a remark names the command that runs the rest. */
async function reachedOf(part) {
  const { name, inputs, command, folders = [], rooms } = part;
  const hasPassed = inputs !== undefined && tested.has(name, inputs);
  if (hasPassed && !isAll) {
    remarks.push(`Left out: ${name}, unchanged since they passed (${wordsOf(command, folders)}).`);
    return null;
  }
  if (rooms === undefined) return part;
  const all = await rooms();
  const reached = reachedRooms(tested, name, all);
  const passing = { ...part, records: reached.map((room) => recordOf(name, room)) };
  if (isAll || reached.length === 0 || reached.length === all.size) return passing;
  remarks.push(
    `Left out: ${all.size - reached.length} of the ${all.size} rooms of ${name}, unchanged since they passed (${wordsOf(command, folders)}).`,
  );
  return { ...passing, folders: reached.map(asFilter) };
}

function wordsOf(command, folders) {
  return ['npx', ...command, ...folders].join(' ');
}

/** Returns a room as Vitest knows it, which takes the start of a name for the whole. */
function asFilter(room) {
  return /\.\w+$/.test(room) ? room : `${room}/`;
}

function toProgram({ name, command: [command, ...args], folders = [], after = [], env }) {
  return {
    name,
    command,
    args: [...args, ...folders],
    after: after.filter((other) => parts.some((part) => part.name === other)),
    env: { FORCE_COLOR: '0', NO_COLOR: '1', ...env },
  };
}

/** Returns the numbers of a part that has ended. One that is not counted counts as one. */
function countsOf({ counts }, { code, output }) {
  const found = counts?.exec(output)?.groups ?? {};
  const passed = Number(found.passed ?? 0);
  const failed = Number(found.failed ?? 0);
  // A part that broke without naming a failed test has failed all the same.
  if (code !== 0) return { passed, failed: Math.max(1, failed) };
  if (counts === undefined) return { passed: 1, failed: 0 };
  // So has one that ran nothing, unless this machine cannot run it.
  const isAbsent = /^Not run: /m.test(output);
  return { passed, failed: passed === 0 && !isAbsent ? Math.max(1, failed) : failed };
}

/** Returns the parts that passed, among them their rooms and each specification of journeys. */
function passedParts() {
  const passed = ended
    .filter(({ failed }) => failed === 0)
    .flatMap(({ name }) => [name, ...(parts.find((part) => part.name === name).records ?? [])]);
  const walked = ended.find(({ name }) => name === 'journeys');
  if (!walked || walked.passed === 0 || walked.output.includes(' did not run')) return passed;
  const failed = new Set(walked.output.match(/(?<=^\s*✘.*e2e\/)[\w.]+\.spec\.ts/gm));
  return [...passed, ...journeys.filter((name) => !failed.has(name)).map((name) => `e2e/${name}`)];
}

/** So many lines say what failed. */
function lastLines(output, count = 30) {
  return output.trimEnd().split('\n').slice(-count).join('\n');
}
