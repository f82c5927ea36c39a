import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commitNamed } from './against/inTree';
import { renderBase } from './against/renderBase';
import { acceptCells, tidyPictures, type Acceptance } from './applyDecisions';
import { buildReport } from './buildReport';
import { readMachine } from './capture/probe';
import { readBase } from './causes/base';
import { readBaselines } from './baselines/stories';
import { readModuleGraph } from './causes/moduleGraph';
import { findReasons, type Reasons } from './causes/reasons';
import { comparabilityOf } from './comparable';
import { runGate } from './gate';
import { pictureFaults } from './integrity/pictureFaults';
import { readJustified, type JustifiedBaselines } from './integrity/readJustified';
import { baseToRender, readStoredBase } from './integrity/storedBase';
import { isSettled } from './model/findings';
import { settleRecorded } from './model/recorded';
import { readOptions } from './options';
import { placesOf } from './paths';
import type { Against } from './report';
import { buildStorybook, readStories, type Story } from './storybook';
import { tell } from './tell';

/**
 * `npm run visual`: looks at every story in its cells, compares pictures and spoken trees with the
 * baselines, runs axe, and says what keeps the gate shut. With `--against` another commit is
 * rendered here too and stands in for the baselines. Findings are left in `.visual` for `npm run
 * visual:review`.
 */
const options = readOptions(process.argv.slice(2));
const places = placesOf(path.resolve(import.meta.dirname, '../..'));
const against = await chooseAgainst();
if (options.tidy) console.log(`${tidyPictures(places)} pictures removed.`);

const storybook = options.built ? path.resolve(options.built) : places.storybook;
if (!options.built) await buildStorybook(places.root, storybook);
const stories = readStories(storybook);
const graph = readModuleGraph(places.root, storybook);
const base = readBase(places.root, options.base ?? against?.commit);
const reasons = base && (await findReasons(places.root, graph, base));
const only = chooseStories(reasons);
const compared = against
  ? await renderBase({ places, against, stories, only, explore: options.explore })
  : places;

const storedBase = readStoredBase(places.root);
const today = new Date().toISOString().slice(0, 10);
const recorded = readJustified(places, storedBase, today);
const stored = await readStored();
const started = performance.now();
const gate = await runGate({
  places: compared,
  stored,
  storybook,
  stories,
  only,
  shuffle: options.shuffle,
  explore: options.explore,
  today,
  onProgress: (done, all) => done % 100 === 0 && console.log(`  ${done} of ${all} stories`),
});
if (against && options.against === undefined) settleAll();
const seconds = (performance.now() - started) / 1000;

const report = await buildReport({
  places: compared,
  gate,
  stories,
  reasons,
  against,
  base: base?.commit ?? null,
  at: new Date(),
});
mkdirSync(path.dirname(places.report), { recursive: true });
writeFileSync(places.report, JSON.stringify(report));
const settled = against ? [] : settledCells();
if (options.settle) acceptCells(places, settled);
const unsettled = options.settle ? 0 : settled.length;
process.exitCode = tell({ gate, report, places, seconds, unsettled, base: report.base }) ? 0 : 1;

/**
 * Returns the cells that were accepted on another branch while this tree has the older baseline.
 */
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
  const { only: wanted, changed } = options;
  if (changed && !found) console.log('Nothing tells here what changed: every story is looked at.');
  return ({ id, file }) =>
    (wanted?.test(id) ?? true) && (!changed || !found || found.causesOf(file).length > 0);
}

/**
 * Reads the baselines as far as decisions lead to them. Those of a commit that was rendered here
 * are compared as they are.
 */
async function readStored(): Promise<JustifiedBaselines> {
  const faults = [
    ...recorded.faults,
    ...(await pictureFaults(places.root, storedBase?.pictures ?? [])),
  ];
  return { ...recorded, faults, ...(against && { baselines: readBaselines(compared.stories) }) };
}

/**
 * Returns the commit to render here: the requested one, or the base where this machine makes other
 * pixels than the baselines have.
 */
async function chooseAgainst(): Promise<Against | null> {
  const { against: ref } = options;
  if (ref !== undefined) return { ref, commit: commitNamed(places.root, ref) };
  const { comparable, message } = comparabilityOf(await readMachine(), places.machine);
  if (message !== null) console.log(message);
  if (comparable) return null;
  const commit = baseToRender(places.root);
  return { ref: commit.slice(0, 8), commit };
}

/** Settles differences that decisions since the base explain, by the hashes of the baselines. */
function settleAll() {
  const all = [...gate.results].map(([story, { findings }]) => [story, findings] as const);
  for (const [story, findings] of [...all, ...gate.removed]) {
    const then = storedBase?.baselines.has(story)
      ? (storedBase.baselines.get(story) ?? undefined)
      : recorded.baselines.get(story);
    settleRecorded(
      findings,
      recorded.baselines.get(story),
      then,
      recorded.decisions.get(story) ?? [],
    );
  }
}
