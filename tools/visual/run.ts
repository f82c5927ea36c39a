import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { acceptCells, tidyPictures, type Acceptance } from './applyDecisions';
import { openPictures } from './baselines/pictures';
import { buildReport } from './buildReport';
import { readMachine, readReference } from './capture/probe';
import { readBase } from './causes/base';
import { readModuleGraph } from './causes/moduleGraph';
import { findReasons, type Reasons } from './causes/reasons';
import { blockers, runGate, type GateResult } from './gate';
import { readOptions } from './options';
import { placesOf, type Places } from './paths';
import { isSettled } from './model/findings';
import type { Report } from './report';
import { buildStorybook, readStories, type Story } from './storybook';

/** More megabytes of baselines than this, and a clone is no longer a small matter. */
const MOST_MEGABYTES = 60;

/**
 * `npm run visual`: looks at every story in its cells, compares pictures and spoken trees with the baselines, runs axe, and says what keeps
 * the gate shut. Findings are left in `.visual` for `npm run visual:review`.
 */
const options = readOptions(process.argv.slice(2));
const places = placesOf(path.resolve(import.meta.dirname, '../..'));
if (options.tidy) console.log(`${tidyPictures(places)} pictures removed.`);

const storybook = options.built ? path.resolve(options.built) : places.storybook;
if (!options.built) await buildStorybook(places.root, storybook);
const stories = readStories(storybook);
const graph = readModuleGraph(places.root, storybook);
const base = readBase(places.root, options.base);
const reasons = base && (await findReasons(places.root, graph, base));
const comparable = await isComparable(places);

const started = performance.now();
const gate = await runGate({
  places,
  storybook,
  stories,
  only: chooseStories(reasons),
  shuffle: options.shuffle,
  explore: options.explore,
  comparable,
  today: new Date().toISOString().slice(0, 10),
  onProgress: (done, all) => done % 100 === 0 && console.log(`  ${done} of ${all} stories`),
});
const seconds = (performance.now() - started) / 1000;

const report = await buildReport({ places, gate, stories, reasons, at: new Date() });
mkdirSync(path.dirname(places.report), { recursive: true });
writeFileSync(places.report, JSON.stringify(report));
if (options.settle) acceptCells(places, settledCells());
tellUnexplained(report);
process.exitCode = tell(gate, seconds) ? 0 : 1;

/** What was accepted on another branch while this tree kept the older baseline. */
function settledCells(): Acceptance[] {
  return stories.flatMap(({ id: story, title, name }) => {
    const result = gate.results.get(story);
    return (result?.findings ?? []).filter(isSettled).map(({ cell, after }) => ({
      story,
      title,
      name,
      cell,
      after,
      lines: result!.visit.spoken.get(cell)?.lines ?? [],
      renamedFrom: null,
    }));
  });
}

function chooseStories(found: Reasons | null): (story: Story) => boolean {
  const { only, changed } = options;
  if (changed && !found) console.log('Nothing tells here what changed: every story is looked at.');
  return ({ id, file }) => (only?.test(id) ?? true) && (!changed || !found || found.causesOf(file).length > 0);
}

/** Pictures are compared on machines that turn a page into the same pixels as the one that made the baselines. */
async function isComparable({ machine }: Places): Promise<boolean> {
  const here = await readMachine();
  const reference = readReference(machine);
  if (!reference) {
    mkdirSync(path.dirname(machine), { recursive: true });
    writeFileSync(machine, `${JSON.stringify(here, null, 2)}\n`);
    return true;
  }
  if (here.probe === reference.probe) return true;
  console.log(
    here.browser === reference.browser
      ? 'This machine rounds pixels otherwise than the one that made the baselines. Pictures are not compared; spoken trees, axe and play functions are.'
      : `The browser is ${here.browser}, the baselines were made with ${reference.browser}. Take them anew with \`npm run visual -- --explore\` after removing visual/machine.json.`,
  );
  return here.browser !== reference.browser;
}

/** The proof of `--changed`: what nothing explains, it would have missed. */
function tellUnexplained({ changes }: Report) {
  if (!reasons) return;
  const stories = new Set(changes.filter(({ kind, causes }) => kind === 'changed' && causes.length === 0).map(({ story }) => story));
  for (const story of stories) console.log(`${story} changed, and nothing that was touched since ${base!.commit.slice(0, 8)} reaches it.`);
}

function tell(gate: GateResult, seconds: number): boolean {
  const { stories: open, broken, faults } = blockers(gate);
  const megabytes = openPictures(places.pictures).size() / 2 ** 20;
  if (megabytes > MOST_MEGABYTES) faults.push(`The baselines take ${megabytes.toFixed(1)} MB of at most ${MOST_MEGABYTES}.`);
  for (const [story, findings] of [...open].slice(0, 200)) {
    for (const { cell, kind, decided } of findings) {
      console.log(
        `✗ ${story}, ${cell}: ${kind}${decided ? `, denied by ${decided.by} on ${decided.at.slice(0, 10)}: ${decided.reason}` : ''}`,
      );
    }
  }
  for (const [story, wrong] of broken)
    console.log(`✗ ${story}\n${wrong.map((line) => `    ${line.split('\n').slice(0, 6).join('\n    ')}`).join('\n')}`);
  for (const fault of faults) console.log(`✗ ${fault}`);
  const settled = settledCells().length;
  if (settled > 0 && !options.settle)
    console.log(`${settled} pictures were accepted on another branch. \`npm run visual -- --settle\` makes them baselines.`);
  if (open.size > 0) console.log('Look at them with `npm run visual:review`.');
  const failed = new Set([...open.keys(), ...broken.keys()]).size;
  console.log(
    `${gate.captures} pictures in ${seconds.toFixed(0)} s (${((seconds / Math.max(1, gate.captures)) * 100).toFixed(1)} s per 100), ${megabytes.toFixed(1)} MB of baselines`,
  );
  console.log(`${gate.results.size + gate.removed.size - failed} stories passed, ${failed + faults.length} failed`);
  return failed + faults.length === 0;
}
