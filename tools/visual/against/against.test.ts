import { execFileSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPictures } from '../baselines/pictures';
import { readBaselines } from '../baselines/stories';
import type { CaptureOptions, Stop } from '../capture/captureAll';
import { emptyVisit, type Visit } from '../capture/visit';
import { USUAL } from '../cells';
import { againstPlaces, placesOf, type Places } from '../paths';
import { hashPixels, type Pixels } from '../pixels';
import { readOptions } from '../options';
import { builtFrom, openBaseStorybook } from './baseStorybook';
import { commitNamed, inTree } from './inTree';
import { takeBaselines } from './takeBaselines';

let places: Places;
let first: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: places.root,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(places.root, file)), { recursive: true });
  writeFileSync(path.join(places.root, file), text);
};
const commit = (message: string) => {
  git('add', '-A');
  git('commit', '-q', '-m', message);
  return git('rev-parse', 'HEAD');
};

/** A project of one file whose `Storybook` is that file, with a change that is not committed. */
beforeEach(() => {
  places = placesOf(realpathSync(mkdtempSync(path.join(tmpdir(), 'mingjian-against-'))));
  git('init', '-q', '-b', 'main');
  write('.gitignore', 'node_modules\n.visual/\n');
  write('package-lock.json', '{}');
  write('node_modules/here', '');
  write('visual/masks.json', '[]');
  write('source', 'blue');
  first = commit('first');
  write('source', 'red');
});
afterEach(() => rmSync(places.root, { recursive: true }));

const build = vi.fn(async (root: string, folder: string) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.json'), readFileSync(path.join(root, 'source')));
});
beforeEach(() => void build.mockClear());
const trees = () => git('worktree', 'list').split('\n');
const built = () => readFileSync(path.join(places.against.storybook, 'index.json'), 'utf8');

describe('the other commit', () => {
  it('is built from its own files, while those of the working tree stay as they are', async () => {
    await openBaseStorybook({ places, commit: first, build });

    expect(built()).toBe('blue');
    expect(readFileSync(path.join(places.root, 'source'), 'utf8')).toBe('red');
    expect(git('status', '--porcelain')).toBe('M source');
  });

  it('leaves no second tree behind', async () => {
    await openBaseStorybook({ places, commit: first, build });

    expect(existsSync(places.against.tree)).toBe(false);
    expect(trees()).toHaveLength(1);
  });

  it('leaves none behind when it cannot be built, and is not taken for built', async () => {
    const failing = openBaseStorybook({
      places,
      commit: first,
      build: () => Promise.reject(new Error('no')),
    });

    await expect(failing).rejects.toThrow('no');
    expect(existsSync(places.against.tree)).toBe(false);
    expect(trees()).toHaveLength(1);
    expect(builtFrom(places)).toBeNull();
  });

  it('is built once, and anew for another commit', async () => {
    const second = commit('second');
    for (const wanted of [first, first, second])
      await openBaseStorybook({ places, commit: wanted, build });

    expect(build).toHaveBeenCalledTimes(2);
    expect([built(), builtFrom(places)]).toEqual(['red', second]);
  });

  it('is checked out over what a run left that was stopped half way', async () => {
    git('worktree', 'add', '-q', '--detach', places.against.tree);
    writeFileSync(path.join(places.against.tree, 'source'), 'half');

    await openBaseStorybook({ places, commit: first, build });

    expect(built()).toBe('blue');
  });

  it('is told by name when git does not know it', () => {
    expect(commitNamed(places.root, 'main')).toBe(first);
    expect(() => commitNamed(places.root, 'mian')).toThrow(/no commit `mian`/);
    expect(() => commitNamed(places.root, '--all')).toThrow(/no commit `--all`/);
  });
});

describe('its packages', () => {
  const install = vi.fn();
  beforeEach(() => void install.mockClear());
  const open = (use: (folder: string) => void) =>
    inTree(
      { root: places.root, commit: first, folder: places.against.tree, install },
      async (folder) => use(folder),
    );

  it('are those of the working tree where both have the same lock file, and stay there', async () => {
    await open((folder) => {
      expect(lstatSync(path.join(folder, 'node_modules')).isSymbolicLink()).toBe(true);
      expect(existsSync(path.join(folder, 'node_modules/here'))).toBe(true);
    });

    expect(install).not.toHaveBeenCalled();
    expect(existsSync(path.join(places.root, 'node_modules/here'))).toBe(true);
  });

  it('are its own where the lock file is another', async () => {
    write('package-lock.json', '{"changed":true}');

    await open((folder) => expect(existsSync(path.join(folder, 'node_modules'))).toBe(false));

    expect(install).toHaveBeenCalledExactlyOnceWith(places.against.tree);
  });
});

const sheet = (shade: number): Pixels => ({
  width: 4,
  height: 4,
  bytes: new Uint8Array(48).fill(shade),
});
const shot = (shade: number) => ({
  hash: hashPixels(sheet(shade)),
  pixels: sheet(shade),
  masked: 0,
});

/**
 * A browser in which `dark` is dark, every other cell the shade of its story, and a story without a
 * shade broken.
 */
const capture =
  (shades: Record<string, number>, stops: Stop[] = []) =>
  async (options: CaptureOptions) => {
    for (const { story, cells } of options.stops) {
      stops.push({ story, cells });
      const shade = shades[story];
      const visit: Visit = {
        ...emptyVisit(story),
        problems: shade === undefined ? ['It broke.'] : [],
        shots: new Map(
          cells.map((cell) => [cell, shot(cell.startsWith('dark') ? 0 : (shade ?? 0))]),
        ),
        spoken: new Map([['spoken-zh', { hash: 'h', lines: ['- button'] }]]),
      };
      await options.onVisit(visit, {
        look: () => Promise.resolve(visit),
        steps: () => Promise.resolve([]),
      });
    }
  };

describe('its pictures', () => {
  const stories = ['a', 'b'].map((id) => ({
    id,
    title: `Parts/${id}`,
    name: id,
    file: `${id}.stories.tsx`,
  }));
  const take = (shades: Record<string, number>, seen: Stop[] = []) => {
    mkdirSync(places.against.storybook, { recursive: true });
    return takeBaselines({
      ...{
        places: againstPlaces(places),
        storybook: places.against.storybook,
        stories,
        masks: [],
      },
      stops: ['a', 'b', 'c'].map((story) => ({ story, cells: USUAL })),
      capture: capture(shades, seen),
    });
  };

  it('become baselines beside the tree, and nothing in the tree changes', async () => {
    await take({ a: 200, b: 100 });

    const baseline = readBaselines(places.against.stories).get('a');
    expect(baseline).toMatchObject({
      title: 'Parts/a',
      cells: { 'light-zh': shot(200).hash, 'dark-zh': shot(0).hash },
    });
    expect(baseline?.spoken).toEqual({ 'spoken-zh': ['- button'] });
    expect(openPictures(places.before).list().sort()).toEqual(
      [shot(0), shot(100), shot(200)].map(({ hash }) => hash).sort(),
    );
    expect(git('status', '--porcelain', 'visual')).toBe('');
  });

  it('are taken of the stories that the commit has', async () => {
    const seen: Stop[] = [];

    await take({ a: 200, b: 100 }, seen);

    expect(seen.map(({ story }) => story)).toEqual(['a', 'b']);
  });

  it('are none of an earlier run, and none of a story that breaks there', async () => {
    await take({ a: 200, b: 100 });

    expect(await take({ a: 50 })).toEqual(['b']);
    expect([...readBaselines(places.against.stories).keys()]).toEqual(['a']);
    expect(openPictures(places.before).has(shot(200).hash)).toBe(false);
  });
});

describe('the command line', () => {
  it('takes the commit together with a choice of stories', () => {
    expect(readOptions(['--against', 'main', '--only', 'button'])).toMatchObject({
      against: 'main',
      only: /button/,
    });
  });

  it('refuses --settle beside it: that would write baselines', () => {
    expect(() => readOptions(['--against', 'main', '--settle'])).toThrow(/leaves the baselines/);
  });

  it('takes a part of the stories', () => {
    expect(readOptions(['--shard', '2/4']).shard).toEqual({ part: 2, parts: 4 });
    expect(() => readOptions(['--shard', '5/4'])).toThrow(/is no part/);
  });
});
