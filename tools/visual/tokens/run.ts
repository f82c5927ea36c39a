import path from 'node:path';
import { parseArgs } from 'node:util';
import { closureOf, EVERYWHERE, readModuleGraph } from '../causes/moduleGraph';
import { makesTokens, readTokens } from '../causes/tokenTable';
import { tokensReadBy } from '../causes/tokensRead';
import { placesOf } from '../paths';
import { buildStorybook, readStories, serveFolder } from '../storybook';
import { candidatesOf } from './candidates';
import { describeTokens } from './describeTokens';
import { leftOutOf, probesOf } from './probes';
import { watchTokens } from './watchTokens';

/**
 * `npm run visual:tokens`: changes each token of each mode by one step in the built Storybook, and
 * names those that change no story's picture. `--built FOLDER` takes a Storybook that is built
 * already, `--only REGEX` the tokens whose name matches.
 */
const { values } = parseArgs({ options: { built: { type: 'string' }, only: { type: 'string' } } });
const only = new RegExp(values.only ?? '');
const { root, storybook: ownFolder } = placesOf(path.resolve(import.meta.dirname, '../../..'));
const storybook = values.built === undefined ? ownFolder : path.resolve(values.built);
if (values.built === undefined) await buildStorybook(root, storybook);

/** Stories that show tokens by themselves, and no use of one. */
const SWATCHES = /--(all-colours|menu-colourings)$/;

const table = await readTokens(root);
const probes = probesOf(table).filter(({ name }) => only.test(name));
if (probes.length === 0) throw new Error(`No token is named like ${only}.`);
const graph = readModuleGraph(root, storybook);
const stories = readStories(storybook).filter(({ id }) => !SWATCHES.test(id));
const candidates = candidatesOf(stories, graph, readBy(), tokensOfEveryStory());

const started = performance.now();
const { address, close } = await serveFolder(storybook);
try {
  const watched = await watchTokens({ address, probes, candidates });
  const seconds = (performance.now() - started) / 1000;
  const { lines, failed } = describeTokens({
    watched,
    candidates,
    leftOut: leftOutOf(table),
    seconds,
  });
  for (const line of lines) console.log(line);
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  close();
}

/** Returns the tokens that a file of the product reads; what a story adds for itself is no use. */
function readBy(): (file: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (file) => {
    const read =
      known.get(file) ?? (isProduct(file) ? tokensReadBy(root, file) : new Set<string>());
    known.set(file, read);
    return read;
  };
}

function isProduct(file: string): boolean {
  return /\.tsx?$/.test(file) && !/\.(stories|fixtures)\.tsx?$/.test(file) && !makesTokens(file);
}

/** The tokens of the page itself, which every story shows. */
function tokensOfEveryStory(): ReadonlySet<string> {
  const everywhere = [...closureOf(graph, EVERYWHERE)].filter((file) => /\.tsx?$/.test(file));
  return new Set(everywhere.flatMap((file) => [...tokensReadBy(root, file)]));
}
