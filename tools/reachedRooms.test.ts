import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reachedRooms, recordOf, roomsByModules, roomsOfServer } from './reachedRooms.mjs';
import { openTested } from './tested.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'mingjian-rooms-'));
  execFileSync('git', ['init', '-q'], { cwd: root });
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
};

const PART = 'tests';
/** The record itself is made by a run. */
const isInput = (file: string) => !file.startsWith('tools/');
const isSettings = (file: string) => file === 'vitest.config.ts';

/** Says which rooms a change reaches after all of them passed. */
async function reachedBy(
  roomsOf: () => Promise<Map<string, (file: string) => boolean>>,
  change: Record<string, string>,
) {
  mkdirSync(path.join(root, 'tools'), { recursive: true });
  const rooms = await roomsOf();
  const tested = openTested(root);
  reachedRooms(tested, PART, rooms);
  tested.write([...rooms.keys()].map((room) => recordOf(PART, room)));

  write(change);

  const after = await roomsOf();
  const now = openTested(root);
  return [...after.keys()].filter((room) => !now.has(recordOf(PART, room), after.get(room)!));
}

describe('rooms of components', () => {
  const folders = ['packages/ui/src/'];
  const rooms = () => roomsByModules(root, folders, isInput, isSettings);
  beforeEach(() =>
    write({
      'packages/ui/package.json': '{"name":"ui","sideEffects":false}',
      'packages/ui/src/index.ts': `export { tag } from './Tag/Tag';\nexport { button } from './Button/Button';`,
      'packages/ui/src/Tag/Tag.ts': 'export const tag = () => 1;',
      'packages/ui/src/Tag/Tag.test.ts': `import { tag } from './Tag';\nit('tags', () => tag());`,
      'packages/ui/src/Button/Button.ts': 'export const button = () => 2;',
      'packages/ui/src/Button/Button.test.ts': `import { button } from '../index';\nit('', () => button());`,
      'packages/ui/src/texts/texts.test.ts': `import { readFileSync } from 'node:fs';\nreadFileSync('x');`,
      'vitest.config.ts': '',
    }),
  );

  it.each([
    ['its module', { 'packages/ui/src/Tag/Tag.ts': 'export const tag = () => 3;' }, ['Tag']],
    [
      'a module behind a barrel',
      { 'packages/ui/src/Button/Button.ts': 'export const button = () => 3;' },
      ['Button'],
    ],
    ['its test', { 'packages/ui/src/Tag/Tag.test.ts': `it('does more', () => {});` }, ['Tag']],
    ['the settings of all tests', { 'vitest.config.ts': 'changed' }, ['Button', 'Tag']],
  ])('are reached by %s, and a test that reads files by everything', async (_, change, names) => {
    const reached = await reachedBy(rooms, change);

    expect(reached.sort()).toEqual(
      [...names, 'texts'].sort().map((name) => `packages/ui/src/${name}`),
    );
  });
});

describe('rooms of the server', () => {
  const rooms = () => Promise.resolve(roomsOfServer(root, isInput));
  const features = 'apps/server/src/features';
  beforeEach(() =>
    write({
      'apps/server/src/http/respond.ts': '',
      'apps/server/src/http/respond.test.ts': '',
      [`${features}/features.ts`]: `import '../features/orders/orders';\nimport './mall/mall';`,
      [`${features}/orders/orders.ts`]: '',
      [`${features}/orders/orders.test.ts`]: '',
      [`${features}/orders/orderMigration.ts`]: '',
      [`${features}/mall/mall.ts`]: `import { orders } from '../orders/orders';`,
      [`${features}/mall/mall.test.ts`]: '',
      [`${features}/maps/maps.ts`]: '',
      [`${features}/maps/maps.test.ts`]: '',
    }),
  );

  it.each([
    ['a feature', `${features}/mall/mall.ts`, ['features/mall', 'http']],
    [
      'one that another feature imports',
      `${features}/orders/orders.ts`,
      ['features/mall', 'features/orders', 'http'],
    ],
    ['a test of a feature', `${features}/maps/maps.test.ts`, ['features/maps', 'http']],
    [
      'a migration',
      `${features}/orders/orderMigration.ts`,
      ['features/maps', 'features/mall', 'features/orders', 'http'],
    ],
    [
      'a floor below',
      'apps/server/src/http/respond.ts',
      ['features/maps', 'features/mall', 'features/orders', 'http'],
    ],
  ])('are reached by a change of %s', async (_, file, names) => {
    const reached = await reachedBy(rooms, { [file]: 'export const changed = 1;' });

    expect(reached.sort()).toEqual(names.map((name) => `apps/server/src/${name}`).sort());
  });
});
