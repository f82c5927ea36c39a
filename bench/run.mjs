import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

/**
 * `npm run bench -- --rounds 7 --only ours,ag-grid`: measures, and with all contestants writes
 * `RESULTS.md`. Both floors always take part. It runs in the packages of its own, which it installs
 * when they are missing; the browser and our sources are those of the repository.
 */
const here = import.meta.dirname;
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, only: { type: 'string' } },
});
if (!existsSync(path.join(here, 'node_modules'))) {
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: here,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

const { contestants } = await import('./contestants.mjs');
const { buildPages } = await import('./build.mjs');
const { measure } = await import('./measure.mjs');
const { report } = await import('./report.mjs');

const rounds = Number(values.rounds);
const wanted = values.only?.split(',');
const floors = ['raw-floor', 'react-bare'];
const names = contestants
  .map(({ name }) => name)
  .filter((name) => !wanted || [...floors, ...wanted].includes(name));
const bytes = await buildPages(names);
const table = report(
  await measure(names, rounds, (line) => process.stderr.write(`${line}\n`)),
  bytes,
  rounds,
);
process.stdout.write(table);
if (!wanted) writeFileSync(path.join(here, 'RESULTS.md'), table);
