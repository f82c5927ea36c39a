import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commitNamed } from './against/inTree';
import { renderBase } from './against/renderBase';
import { renderBefore } from './against/renderBefore';
import { acceptCells, type Acceptance } from './applyDecisions';
import { openSeen } from './baselines/seen';
import { readBaselines } from './baselines/stories';
import { picturesBefore } from './before';
import { buildReport } from './buildReport';
import { readMachine } from './capture/probe';
import { readBase } from './causes/base';
import { readMadeOf } from './causes/madeOf';
import { readModuleGraph } from './causes/moduleGraph';
import { findReasons } from './causes/reasons';
import { comparabilityOf } from './comparable';
import { runGate } from './gate';
import { baselineThen, readJustified } from './integrity/readJustified';
import { baseToRender, lastRecorded, readStoredBase } from './integrity/storedBase';
import { openLastSeen } from './lastSeen';
import { isSettled } from './model/findings';
import { MOST_FOLLOWED, shareOf } from './model/followed';
import { settleRecorded } from './model/recorded';
import { readOptions } from './options';
import { placesOf } from './paths';
import { planRun } from './plan';
import type { Against } from './report';
import { isInSample } from '../tested.mjs';
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
const machine = await readMachine();
const against = chooseAgainst();
/** Whether pictures of this machine cannot be compared with the hashes of the baselines. */
const isElsewhere = against !== null && options.against === undefined;

const storybook = options.built ? path.resolve(options.built) : places.storybook;
if (!options.built) await buildStorybook(places.root, storybook);
const stories = readStories(storybook);
const files = new Map(stories.map(({ id, file }) => [id, file]));
const graph = readModuleGraph(places.root, storybook);
const base = readBase(places.root, options.base ?? against?.commit);
const reasons = base && (await findReasons(places.root, graph, base));
const madeOf = readMadeOf(places.root, graph, JSON.stringify(machine));

/** Stories whose pictures were seen since they last changed need a look now and then alone. */
const lastSeen = openLastSeen(places.stories, stories, madeOf);
const isEveryWanted = isElsewhere || options.explore || options.fresh || options.only !== null;
const needsLook = (story: Story) => !lastSeen.has(story) || isInSample(story.id);

const asked = stories.filter(({ id }, at) => {
  const { only, shard } = options;
  return (only?.test(id) ?? true) && (!shard || at % shard.parts === shard.part - 1);
});
const selected = asked.filter((story) => {
  if (isElsewhere) return !base || madeOf.isReached(story.file, base);
  return isEveryWanted || needsLook(story);
});
const plan = planRun(selected, options);
const compared = against ? await renderBase({ places, against, stops: plan.stops }) : places;

const storedBase = readStoredBase(places.root);
const today = new Date().toISOString().slice(0, 10);
const recorded = readJustified(places, storedBase, today);
const seen = openSeen(places.seen);
const parts = options.shard?.parts ?? 1;
const started = performance.now();
const gate = await runGate({
  places: compared,
  // What a commit showed that was rendered here is compared as it is.
  stored: against ? { ...recorded, baselines: baselinesElsewhere() } : recorded,
  storybook,
  stories,
  stops: plan.stops,
  memory: {
    seen: options.fresh || options.shuffle ? { ...seen, recall: () => null } : seen,
    fingerprintOf: (story) => madeOf.fingerprintOf(files.get(story)!),
  },
  today,
  parts,
  onProgress: (done, all) => done % 100 === 0 && console.log(`  ${done} of ${all} stories`),
});
// One part tells of the stories that are gone.
if ((options.shard?.part ?? 1) > 1) gate.removed.clear();
if (isElsewhere) settleAll();
const seconds = (performance.now() - started) / 1000;
if (!against) await lookBack();

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
// What CI sees is gone with its checkout.
if (!against && process.env['CI'] === undefined) lastSeen.record(gate);
if (options.settle) acceptCells(places, settled);
const isOpen = tell({
  gate,
  report,
  seconds,
  unsettled: options.settle ? 0 : settled.length,
  equal: asked.length - selected.length,
  left: plan.left,
});
process.exitCode = isOpen ? 0 : 1;

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

/**
 * Returns the commit to render here: the requested one, or the base where this machine makes other
 * pixels than the baselines have.
 */
function chooseAgainst(): Against | null {
  const { against: ref } = options;
  if (ref !== undefined) return { ref, commit: commitNamed(places.root, ref) };
  const { comparable, message } = comparabilityOf(machine, places.machine);
  if (message !== null) console.log(message);
  if (comparable) return null;
  const commit = options.base ? commitNamed(places.root, options.base) : baseToRender(places.root);
  return { ref: commit.slice(0, 8), commit };
}

/** Returns what the other commit showed, and of stories that were not looked at what is stored. */
function baselinesElsewhere() {
  const visited = new Set(plan.stops.map(({ story }) => story));
  const kept = [...recorded.baselines].filter(([story]) => !visited.has(story));
  return new Map([...kept, ...(visited.size > 0 ? readBaselines(compared.stories) : [])]);
}

/** Settles differences that decisions since the base explain, by the hashes of the baselines. */
function settleAll() {
  const all = [...gate.results].map(([story, { findings }]) => [story, findings] as const);
  for (const [story, findings] of [...all, ...gate.removed]) {
    const now = recorded.baselines.get(story);
    const then = baselineThen(storedBase, story, now);
    settleRecorded(findings, now, then, recorded.decisions.get(story) ?? []);
  }
}

/** Renders what a reviewer needs to see as it was. */
async function lookBack(): Promise<void> {
  const wanted = picturesBefore(gate, shareOf(MOST_FOLLOWED, parts));
  if (wanted.length === 0) return;
  const commits = [lastRecorded(places.root), storedBase?.commit].filter((one) => one != null);
  try {
    const lost = await renderBefore(places, wanted, [...new Set(commits)]);
    if (lost > 0) console.log(`${lost} pictures of before cannot be rendered here.`);
  } catch (error) {
    console.log(`What was before cannot be shown: ${(error as Error).message}`);
  }
}
