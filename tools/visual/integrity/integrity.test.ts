import { execFileSync } from 'node:child_process';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addDecisions } from '../baselines/decisions';
import { writeBaselines } from '../baselines/stories';
import { blocks, compareRemoved, compareStory } from '../model/findings';
import { placesOf, type Places } from '../paths';
import { hashOf } from '../pixels';
import type { Decision } from '../report';
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

/** Three pictures. */
const [A, B, C] = [hashOf('A'), hashOf('B'), hashOf('C')];

function setBaseline(hash: string | null) {
  const cells: Record<string, string> = hash === null ? {} : { 'light-zh': hash };
  writeBaselines(
    places.stories,
    new Map([[STORY, { title: 'Parts/Kbd', name: 'One', cells, spoken: {} }]]),
  );
}

let minute = 0;
function decide(before: string | null, after: string | null, more: Partial<Decision> = {}) {
  const at = `${TODAY}T09:${String((minute += 1)).padStart(2, '0')}:00.000Z`;
  const words = {
    verdict: 'accept',
    reason: 'Because',
    by: 'Li',
    group: null,
    looked: [] as string[],
  } as const;
  addDecisions(places.decisions, [
    { story: STORY, cell: 'light-zh', before, after, at, ...words, ...more },
  ]);
}
const commit = (message: string) => {
  git('add', '-A');
  git('commit', '-q', '-m', message);
};
/** Accepts a picture and commits, as a branch does that passed its review. */
function land(before: string | null, after: string) {
  setBaseline(after);
  decide(before, after);
  commit(`accept ${after}`);
}

/** Runs the comparison with a browser that shows one picture. Returns everything that blocks. */
function run(seen: string | null) {
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
    faults,
  };
}
const green = { changes: [], faults: [] };

beforeEach(() => {
  minute = 0;
  places = placesOf(realpathSync(mkdtempSync(path.join(tmpdir(), 'mingjian-integrity-'))));
  git('init', '-q', '-b', 'main');
  writeFileSync(path.join(places.root, '.gitattributes'), 'visual/decisions/*.jsonl merge=union\n');
  commit('start');
  land(null, A);
  git('checkout', '-q', '-b', 'work');
});
afterEach(() => rmSync(places.root, { recursive: true }));

describe('an accepted change', () => {
  it('passes on its branch, after a squash and on main', () => {
    land(A, B);
    expect(run(B)).toEqual(green);

    git('checkout', '-q', 'main');
    git('merge', '-q', '--squash', 'work');
    commit('squashed');

    expect(run(B)).toEqual(green);
  });

  it('passes over several steps, and back again when that is accepted', () => {
    land(A, B);
    land(B, C);
    expect(run(C)).toEqual(green);

    land(C, A);
    expect(run(A)).toEqual(green);
  });

  it('passes for a story that is gone', () => {
    setBaseline(null);
    decide(A, null);

    expect(run(null)).toEqual(green);
  });
});

describe('a changed picture cannot be made green', () => {
  it('by another hash in the baseline, committed or not, on a branch or on main', () => {
    setBaseline(B);
    expect(run(B).changes).toEqual([[A, B, 'open']]);

    commit('edited by hand');
    expect(run(B).changes).toEqual([[A, B, 'open']]);

    git('checkout', '-q', 'main');
    git('merge', '-q', '--ff-only', 'work');
    expect(run(B).changes).toEqual([[A, B, 'open']]);
  });

  it('by typed lines without name, reason or a date that can be', () => {
    setBaseline(B);
    decide(A, B, { by: '' });
    decide(A, B, { reason: ' ' });
    decide(A, B, { at: '1999-01-01T00:00:00.000Z' });

    const { changes, faults } = run(B);

    expect(changes).toEqual([[A, B, 'open']]);
    expect(faults.filter((fault) => fault.startsWith('A decision about'))).toHaveLength(3);
  });

  it('by a typed line that begins at nothing instead of the picture of then', () => {
    setBaseline(B);
    decide(null, B);

    expect(run(B).changes).toEqual([[A, B, 'open']]);
  });

  it('by a decision of the past: a picture that was replaced needs a new one', () => {
    land(A, B);
    land(B, A);
    setBaseline(B);

    expect(run(B).changes).toEqual([[A, B, 'open']]);
    decide(A, B);
    expect(run(B)).toEqual(green);
  });

  it('by a merge that leaves the baseline beside a later denial', () => {
    git('checkout', '-q', '-b', 'other');
    git('checkout', '-q', 'work');
    land(A, B);
    git('checkout', '-q', 'other');
    decide(A, B, { verdict: 'deny', reason: 'Too dark' });
    commit('deny');
    git('merge', '-q', '--no-edit', 'work');

    expect(run(B).changes).toEqual([[A, B, 'deny']]);
    decide(A, B, { reason: 'Dark is right' });
    expect(run(B)).toEqual(green);
  });

  it('by taking back the line of a decision, as a revert does', () => {
    land(A, B);
    git('checkout', '-q', 'main');
    git('merge', '-q', '--ff-only', 'work');
    git('checkout', '-q', '-b', 'back');
    git('revert', '--no-edit', 'HEAD');

    expect(run(A).changes).toEqual([[B, A, 'open']]);
  });

  it('by removing the baseline of a story', () => {
    rmSync(path.join(places.stories, 'parts-kbd.json'));

    expect(run(null).changes).toEqual([[A, null, 'open']]);
  });
});

describe('the commit that another machine renders', () => {
  it('is where the branch left main', () => {
    const main = git('rev-parse', 'main').trim();
    land(A, B);

    expect(baseToRender(places.root)).toBe(main);
  });

  it('is fetched by a command that the run names, where a clone lacks it', () => {
    land(A, B);
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

  it('are few, and contain no pictures', () => {
    const root = path.resolve(import.meta.dirname, '../../../visual');
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
    const kinds = new Set(files.map((file) => path.extname(file)));

    expect(files.length).toBeLessThanOrEqual(320);
    expect([...kinds].sort()).toEqual(['', '.json', '.jsonl']);
  });
});
