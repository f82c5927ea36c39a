import path from 'node:path';
import { newDataDir, startServer } from '../../e2e/server';
import { buildIfNeeded } from '../build.mjs';
import { isInSample } from '../tested.mjs';
import { buildStorybook, readStories, type Story } from '../visual/storybook';
import { walkCandidate } from './candidateJourney';
import type { Engine, EngineKind } from './engine';
import { firefox } from './firefox';
import { walkJourney } from './journey';
import { readOptions } from './options';
import { describeResult, summaryOf, type EngineResult } from './results';
import { visitStories } from './stories';
import { serveStorybook } from './storybookPage';
import { webKit } from './webKit';

/**
 * `npm run test:engines`: shows stories in Firefox and in WebKit, and walks the main journey and
 * that of a candidate by keys in WebKit. By default it shows the stories of today's sample;
 * `--all` shows every story. An engine that is not installed is named, and counts as not run.
 */
const options = readOptions(process.argv.slice(2));
const root = path.resolve(import.meta.dirname, '../..');
const storybook = path.join(root, 'storybook-static');
const kinds = [firefox, webKit].filter(
  ({ name }) => options.engines.length === 0 || options.engines.includes(name.toLowerCase()),
);
const isInstalled = kinds.some((kind) => kind.find() !== null);

const started = performance.now();
const results = isInstalled ? await runEngines() : kinds.map(notInstalled);
for (const result of results) console.log(describeResult(result));
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s in all`);
const { line, failed } = summaryOf(results);
console.log(line);
process.exitCode = failed > 0 ? 1 : 0;

async function runEngines(): Promise<EngineResult[]> {
  if (!options.built) await buildStorybook(root, storybook);
  await buildIfNeeded();
  const stories = chooseStories();
  const served = await serveStorybook(storybook);
  const { dataDir, remove } = newDataDir();
  const server = startServer(dataDir);
  // A server that cannot start is reported where the journey needs it.
  server.catch(() => {});
  try {
    return await Promise.all(
      kinds.map(async (kind) =>
        runEngine(kind, {
          page: served.page,
          stories,
          url: () => server.then(({ url }) => url),
        }),
      ),
    );
  } finally {
    served.close();
    await server.then(({ end }) => end('SIGTERM')).catch(() => {});
    remove();
  }
}

interface Task {
  page: string;
  stories: readonly Story[];
  url(): Promise<string>;
}

async function runEngine(kind: EngineKind, task: Task): Promise<EngineResult> {
  const start = kind.find();
  if (!start) return notInstalled(kind);
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  let engine: Engine | null = null;
  try {
    engine = await start();
    const { name } = engine;
    const onProgress = (done: number) =>
      done % 100 === 0 && console.log(`  ${name}: ${done} of ${task.stories.length} stories`);
    const failures = await visitStories(engine, { ...task, onProgress });
    const place = { url: await task.url(), row: 1 };
    // In one session of eight of Firefox under remote control Enter presses no button: its keys
    // come, no click follows. What it would say, WebKit and Chromium do.
    const journey =
      kind === firefox
        ? undefined
        : ((await walkJourney(engine, place)) ?? (await walkCandidate(engine, place.url)));
    return { name, stories: task.stories.length, failures, journey, seconds: seconds() };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { name: kind.name, broken: message };
  } finally {
    await engine?.close();
  }
}

function notInstalled({ name, packages }: EngineKind): EngineResult {
  return { name, missing: packages };
}

function chooseStories(): Story[] {
  const stories = readStories(storybook).filter(({ id }) => options.only?.test(id) ?? true);
  return options.all || options.only ? stories : stories.filter(({ id }) => isInSample(id));
}
