import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '../run.mjs';
import { readTokens } from './causes/tokenTable';
import { placesOf } from './paths';
import { readStories } from './storybook';
import { rulesOf } from './tokens/override';
import { probesOf } from './tokens/probes';

/**
 * `npm run visual:restyle -- --built FOLDER`: rehearses a change of everything. In a copy of the
 * built Storybook each token is one step away; a part of the stories is looked at in every cell,
 * and the page for the reviewer is made. Fails where a story does not differ, what was before
 * cannot be shown, or all stories would take longer than three quarters of an hour. What the last
 * run found is overwritten.
 */
const { values } = parseArgs({
  options: { built: { type: 'string', default: 'storybook-static' } },
});
const PARTS = 12;
/** Divisor for the number of stories of a run whose time is that of its start. */
const FEWER = 60;
/** Stories of the product when it is whole. */
const STORIES_ONCE = 1_700;
/** Minutes that all of them may take on two cores. */
const MINUTES = 45;

const { root } = placesOf(path.resolve(import.meta.dirname, '../..'));
const changed = mkdtempSync(path.join(tmpdir(), 'mingjian-restyle-'));
try {
  cpSync(values.built, changed, { recursive: true });
  const frame = path.join(changed, 'iframe.html');
  const style = `<style>${rulesOf(probesOf(await readTokens(root)))}</style>`;
  writeFileSync(frame, readFileSync(frame, 'utf8').replace('</body>', `${style}</body>`));

  // The first builds the Storybook of before. The second starts as every run does, for few stories.
  const first = await look(`1/${PARTS * FEWER}`);
  const start = await look(`1/${PARTS * FEWER}`);
  const { seconds, output } = await look(`1/${PARTS}`);
  const page = await run('tsx', ['tools/visual/review.ts']);
  console.log(page.output.trim());

  const all = readStories(changed).length;
  const part = Math.ceil(all / PARTS);
  const few = Math.ceil(all / (PARTS * FEWER));
  const minutes =
    (first.seconds + ((seconds - start.seconds) / (part - few)) * (STORIES_ONCE - few)) / 60;
  const { passed, failed } = countsIn(output);
  const faults = [
    ...(passed > 0 || failed < part ? [`${passed} of ${part} stories did not differ.`] : []),
    ...(output.match(/^.*(?:cannot be rendered|cannot be shown).*$/gm) ?? []),
    ...(page.code === 0 ? [] : ['The page was not made.']),
    ...(minutes > MINUTES ? [`All stories would take more than ${MINUTES} min.`] : []),
  ];
  for (const fault of faults) console.log(`✗ ${fault}`);
  console.log(
    `${part} stories in ${seconds.toFixed(0)} s, ${few} in ${start.seconds.toFixed(0)} s: ${STORIES_ONCE} would take ${minutes.toFixed(0)} min`,
  );
  console.log(`${faults.length === 0 ? 1 : 0} restyle passed, ${faults.length} failed`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  rmSync(changed, { recursive: true, force: true });
}

/** Looks at a part of the changed stories, such as `1/12`. */
function look(shard: string) {
  return run('tsx', [
    'tools/visual/run.ts',
    ...['--built', changed, '--explore', '--fresh', '--shard', shard],
  ]);
}

/** Returns the counts of the run's last line. */
function countsIn(output: string) {
  const found = /(?<passed>\d+) stories passed, (?<failed>\d+) failed/.exec(output)?.groups;
  return { passed: Number(found?.passed ?? 0), failed: Number(found?.failed ?? 0) };
}
