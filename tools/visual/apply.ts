import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { applyDecisions } from './applyDecisions';
import { placesOf } from './paths';
import type { Decision, DecisionFile, Report } from './report';

/**
 * `npm run visual:apply decisions.json -- --reason Why` writes what a reviewer exported into the
 * tree; the reason is that of acceptances without one. `npm run
 * visual:apply -- --new --by Name --reason Why` accepts every new picture of the last run, for
 * stories that have just been written.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    new: { type: 'boolean', default: false },
    by: { type: 'string', default: '' },
    reason: { type: 'string', default: '' },
  },
});
const places = placesOf(path.resolve(import.meta.dirname, '../..'));
const file = positionals[0];

if (!existsSync(places.report)) end('There is no report yet. Run `npm run visual` first.');
if (values.new === (file !== undefined))
  end(
    'Say which decisions: `npm run visual:apply decisions.json`, or `-- --new --by Name --reason Why`.',
  );
const report = JSON.parse(readFileSync(places.report, 'utf8')) as Report;
const { accepted, denied, refused, wroteBaselines } = applyDecisions(
  places,
  report,
  file === undefined ? acceptNew() : readFile(file),
);
for (const line of refused) console.log(`✗ ${line}`);
console.log(
  `${accepted} pictures ${wroteBaselines ? 'became baselines' : 'were accepted'}, ${denied} were denied, ${refused.length} decisions were not taken.`,
);
if (!wroteBaselines) {
  console.log(
    `They were compared with ${report.against!.ref}, so no baseline was written. \`npm run visual\` on the machine that makes them does that.`,
  );
}
process.exitCode = refused.length > 0 ? 1 : 0;

function acceptNew(): Decision[] {
  const { by, reason } = values;
  if (by.trim() === '' || reason.trim() === '')
    end('New pictures need a name and a reason: --by Name --reason Why.');
  const at = new Date().toISOString();
  return report.changes
    .filter(({ kind }) => kind === 'new')
    .map(({ story, cell, after, group }) => ({
      story,
      cell,
      before: null,
      after: after!.hash,
      verdict: 'accept',
      reason,
      by,
      at,
      group,
      looked: [],
    }));
}

function readFile(name: string): Decision[] {
  const { decisions } = JSON.parse(readFileSync(name, 'utf8')) as Partial<DecisionFile>;
  if (!Array.isArray(decisions)) end(`${name} holds no decisions.`);
  return (decisions as Decision[]).map((decision) =>
    decision.verdict === 'accept' && decision.reason.trim() === ''
      ? { ...decision, reason: values.reason }
      : decision,
  );
}

function end(message: string): never {
  console.error(message);
  process.exit(1);
}
