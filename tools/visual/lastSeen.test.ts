import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readBaselines, writeBaselines, type StoryBaseline } from './baselines/stories';
import { emptyVisit } from './capture/visit';
import { CELLS } from './cells';
import type { GateResult } from './gate';
import { openLastSeen } from './lastSeen';
import { unchanged } from './settle';

const stories = ['kbd--plain', 'kbd--long'].map((id) => ({
  id,
  title: 'Kbd',
  name: id,
  file: 'ui/Kbd.stories.tsx',
}));
const baseline: StoryBaseline = { title: 'Kbd', name: '', cells: { 'light-zh': '1' }, spoken: {} };
const ALL = Object.keys(CELLS);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mingjian-last-seen-'));
  writeBaselines(folder, new Map(stories.map(({ id }) => [id, baseline])));
});
afterEach(() => rmSync(folder, { recursive: true }));

const openFor = (print: string) =>
  openLastSeen(folder, stories, { fingerprintOf: () => print, isReached: () => false });

/** Returns the result of a run that saw stories in cells and found nothing. */
function seen(ids: readonly string[], cells = ALL): GateResult {
  const shot = { hash: '1', pixels: { width: 0, height: 0, bytes: new Uint8Array() }, masked: 0 };
  const results = ids.map((id) => {
    const shots = new Map(cells.map((cell) => [cell, shot]));
    return [id, unchanged({ ...emptyVisit(id), shots })] as const;
  });
  return {
    captures: 0,
    results: new Map(results),
    recalled: 0,
    removed: new Map(),
    renames: new Map(),
    faults: [],
    twins: new Map(),
    baselines: new Map(),
    masks: [],
    masked: new Map(),
  };
}
const both = stories.map(({ id }) => id);
const needLook = (print: string) => stories.filter((story) => !openFor(print).has(story)).length;

describe('stories that were seen', () => {
  it('need no look while they are made of the same', () => {
    expect(needLook('made')).toBe(2);

    openFor('made').record(seen(both));

    expect([needLook('made'), needLook('changed')]).toEqual([0, 2]);
  });

  it.each([
    ['a story of the component was left out', seen(['kbd--plain'])],
    ['a cell was left out', seen(both, ALL.slice(1))],
    ['a story is broken', { ...seen(both), twins: new Map([['kbd--long', ['Like “Plain”.']]]) }],
    ['the stored files have a fault', { ...seen(both), faults: ['A mask is too large.'] }],
  ])('are not recorded where %s', (_, gate) => {
    openFor('made').record(gate);

    expect(needLook('made')).toBe(2);
  });

  it('need a look once their baseline has changed', () => {
    openFor('made').record(seen(both));

    writeBaselines(folder, new Map([['kbd--plain', { ...baseline, cells: { 'light-zh': '2' } }]]));

    expect(needLook('made')).toBe(2);
  });

  it('keep their baselines', () => {
    const before = readBaselines(folder);

    openFor('made').record(seen(both));

    expect(readBaselines(folder)).toEqual(before);
    expect(readFileSync(path.join(folder, 'kbd.json'), 'utf8')).toContain('"madeOf"');
  });
});
