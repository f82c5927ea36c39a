import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addDecisions } from '../baselines/decisions';
import { openPictures } from '../baselines/pictures';
import { writeBaseline } from '../baselines/stories';
import { blocks, compareRemoved, compareStory } from '../model/findings';
import { placesOf, type Places } from '../paths';
import { hashPixels, writePicture, type Pixels } from '../pixels';
import type { Decision } from '../report';
import { pictureFaults } from './pictureFaults';
import { readJustified } from './readJustified';
import { baseToRender, readStoredBase } from './storedBase';

const TODAY = '2026-11-22';
const STORY = 'parts-kbd--one';
let places: Places;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: places.root,
    encoding: 'utf8',
    stdio: 'pipe',
  });

/** A picture of one colour. */
const pixels = (shade: number): Pixels => ({
  width: 2,
  height: 2,
  bytes: new Uint8Array(12).fill(shade),
});
const [A, B, C] = [10, 20, 30].map((shade) => hashPixels(pixels(shade))) as [
  string,
  string,
  string,
];

async function setBaseline(hash: string | null, shade = { [A]: 10, [B]: 20, [C]: 30 }[hash ?? '']) {
  const cells = hash === null ? {} : { 'light-zh': hash };
  writeBaseline(places.stories, STORY, { title: 'Parts/Kbd', name: 'One', cells, spoken: {} });
  if (hash !== null)
    openPictures(places.pictures).write(hash, await writePicture(pixels(shade ?? 0)));
}

let minute = 0;
function decide(before: string | null, after: string | null, more: Partial<Decision> = {}) {
  const at = `${TODAY}T09:${String((minute += 1)).padStart(2, '0')}:00.000Z`;
  const words = { verdict: 'accept', reason: 'Because', by: 'Li', group: null } as const;
  addDecisions(places.decisions, [
    { story: STORY, cell: 'light-zh', before, after, at, ...words, ...more },
  ]);
}
const commit = (message: string) => {
  git('add', '-A');
  git('commit', '-q', '-m', message);
};
/** Accepts a picture and commits, as a branch does that passed its review. */
async function land(before: string | null, after: string) {
  await setBaseline(after);
  decide(before, after);
  commit(`accept ${after}`);
}

/** Runs the comparison with a browser that shows one picture. Returns everything that blocks. */
async function run(seen: string | null) {
  const base = readStoredBase(places.root);
  const { baselines, decisions, faults } = readJustified(places, base, TODAY);
  const own = decisions.get(STORY) ?? [];
  const baseline = baselines.get(STORY);
  const findings =
    seen === null
      ? baseline
        ? compareRemoved(STORY, baseline, own)
        : []
      : compareStory(STORY, baseline, new Map([['light-zh', seen]]), own);
  return {
    changes: findings
      .filter(blocks)
      .map(({ before, after, decided }) => [before, after, decided?.verdict ?? 'open']),
    faults: [...faults, ...(await pictureFaults(places.root, base?.pictures ?? []))],
  };
}
const green = { changes: [], faults: [] };

beforeEach(async () => {
  minute = 0;
  places = placesOf(realpathSync(mkdtempSync(path.join(tmpdir(), 'mingjian-integrity-'))));
  git('init', '-q', '-b', 'main');
  writeFileSync(path.join(places.root, '.gitattributes'), 'visual/decisions/*.jsonl merge=union\n');
  commit('start');
  await land(null, A);
  git('checkout', '-q', '-b', 'work');
});
afterEach(() => rmSync(places.root, { recursive: true }));

describe('an accepted change', () => {
  it('passes on its branch, after a squash and on main', async () => {
    await land(A, B);
    expect(await run(B)).toEqual(green);

    git('checkout', '-q', 'main');
    git('merge', '-q', '--squash', 'work');
    commit('squashed');

    expect(await run(B)).toEqual(green);
  });

  it('passes over several steps, and back again when that is accepted', async () => {
    await land(A, B);
    await land(B, C);
    expect(await run(C)).toEqual(green);

    await land(C, A);
    expect(await run(A)).toEqual(green);
  });

  it('passes for a story that is gone', async () => {
    await setBaseline(null);
    decide(A, null);

    expect(await run(null)).toEqual(green);
  });
});

describe('a changed picture cannot be made green', () => {
  it('by another hash in the baseline, committed or not, on a branch or on main', async () => {
    await setBaseline(B);
    expect((await run(B)).changes).toEqual([[A, B, 'open']]);

    commit('edited by hand');
    expect((await run(B)).changes).toEqual([[A, B, 'open']]);

    git('checkout', '-q', 'main');
    git('merge', '-q', '--ff-only', 'work');
    expect((await run(B)).changes).toEqual([[A, B, 'open']]);
  });

  it('by typed lines without name, reason or a date that can be', async () => {
    await setBaseline(B);
    decide(A, B, { by: '' });
    decide(A, B, { reason: ' ' });
    decide(A, B, { at: '1999-01-01T00:00:00.000Z' });

    const { changes, faults } = await run(B);

    expect(changes).toEqual([[A, B, 'open']]);
    expect(faults.filter((fault) => fault.includes('.jsonl, line'))).toHaveLength(3);
  });

  it('by a typed line that begins at nothing instead of the picture of then', async () => {
    await setBaseline(B);
    decide(null, B);

    expect((await run(B)).changes).toEqual([[A, B, 'open']]);
  });

  it('by other pixels under the name of a picture', async () => {
    await setBaseline(A, 99);

    expect((await run(A)).faults).toEqual([expect.stringContaining(`${A}.webp contains other`)]);
  });

  it('by a decision of the past: a picture that was replaced needs a new one', async () => {
    await land(A, B);
    await land(B, A);
    await setBaseline(B);

    expect((await run(B)).changes).toEqual([[A, B, 'open']]);
    decide(A, B);
    expect(await run(B)).toEqual(green);
  });

  it('by a merge that leaves the baseline beside a later denial', async () => {
    git('checkout', '-q', '-b', 'other');
    git('checkout', '-q', 'work');
    await land(A, B);
    git('checkout', '-q', 'other');
    decide(A, B, { verdict: 'deny', reason: 'Too dark' });
    commit('deny');
    git('merge', '-q', '--no-edit', 'work');

    expect((await run(B)).changes).toEqual([[A, B, 'deny']]);
    decide(A, B, { reason: 'Dark is right' });
    expect(await run(B)).toEqual(green);
  });

  it('by taking back the line of a decision, as a revert does', async () => {
    await land(A, B);
    git('checkout', '-q', 'main');
    git('merge', '-q', '--ff-only', 'work');
    git('checkout', '-q', '-b', 'back');
    git('revert', '--no-edit', 'HEAD');

    expect((await run(A)).changes).toEqual([[B, A, 'open']]);
  });

  it('by removing the baseline of a story', async () => {
    rmSync(path.join(places.stories, `${STORY}.json`));

    expect((await run(null)).changes).toEqual([[A, null, 'open']]);
  });
});

describe('the commit that another machine renders', () => {
  it('is where the branch left main', async () => {
    const main = git('rev-parse', 'main').trim();
    await land(A, B);

    expect(baseToRender(places.root)).toBe(main);
  });

  it('is fetched by a command that the run names, where a clone lacks it', async () => {
    await land(A, B);
    const clone = path.join(places.root, 'clone');
    git('clone', '-q', '--depth', '1', '--branch', 'work', `file://${places.root}`, clone);

    expect(() => baseToRender(clone)).toThrow('git fetch --unshallow origin main');
  });
});

describe('the stored files of this project', () => {
  it('follow from decisions, all of them', () => {
    const root = path.resolve(import.meta.dirname, '../../..');
    const today = new Date().toISOString().slice(0, 10);

    expect(readJustified(placesOf(root), null, today).faults).toEqual([]);
    expect(readFileSync(path.join(root, '.gitattributes'), 'utf8')).toContain('merge=union');
  });
});
