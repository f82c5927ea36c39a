import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { addDecisions, readDecisions } from '../baselines/decisions';
import { openPictures } from '../baselines/pictures';
import { readBaselines, writeBaseline } from '../baselines/stories';
import { placesOf, type Places } from '../paths';
import type { CellName, Decision, Earlier, Report } from '../report';
import { historyPictures } from './historyPictures';
import { readHistory } from './readHistory';
import { thumbnailOf } from './thumbnails';

const STORY = 'parts-button--neutral';
const CELL = 'light-zh';

let places: Places;
beforeEach(() => {
  places = placesOf(mkdtempSync(path.join(tmpdir(), 'mingjian-history-')));
  git('init', '-q', '-b', 'main');
});
afterEach(() => rmSync(places.root, { recursive: true }));

function git(...args: string[]) {
  const who = ['-c', 'user.name=Chen', '-c', 'user.email=chen@example.com'];
  return execFileSync('git', [...who, ...args], {
    cwd: places.root,
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

/**
 * Commits a picture of one shade as the baseline; the picture before it leaves the tree, as
 * `visual:apply` does it.
 */
async function land(
  hash: string,
  {
    story = STORY,
    cell = CELL,
    width = 320,
  }: { story?: string; cell?: CellName; width?: number } = {},
) {
  const old = readBaselines(places.stories).get(story);
  const pictures = openPictures(places.pictures);
  const before = old?.cells[cell];
  if (before !== undefined) pictures.remove(before);
  const create = { width, height: 100, channels: 3, background: `#${hash.slice(0, 6)}` } as const;
  pictures.write(hash, await sharp({ create }).webp({ lossless: true }).toBuffer());
  writeBaseline(places.stories, story, {
    title: 'Parts/Button',
    name: 'Neutral',
    spoken: {},
    cells: { ...old?.cells, [cell]: hash },
  });
  commit(hash);
}

function commit(message: string) {
  git('add', '-A');
  git('commit', '-q', '-m', message);
}

const decide = (
  after: string,
  reason: string,
  at = '2026-03-01T08:00:00Z',
  verdict: Decision['verdict'] = 'accept',
) =>
  addDecisions(places.decisions, [
    { story: STORY, cell: CELL, before: null, after, verdict, reason, by: 'Zhou', at, group: null },
  ]);

const read = async (cell: CellName = CELL, story = STORY) =>
  (
    await readHistory({
      root: places.root,
      wanted: [{ story, cell }],
      decisions: readDecisions(places.decisions),
    })
  ).get(`${story}/${cell}`)!;
const hashes = (list: readonly Earlier[]) => list.map(({ hash }) => hash);

describe('the history of a cell', () => {
  it('is each baseline that it had, newest first', async () => {
    for (const hash of ['aaaaaa1', 'bbbbbb2', 'aaaaaa1', 'cccccc3']) await land(hash);

    expect(hashes(await read())).toEqual(['cccccc3', 'aaaaaa1', 'bbbbbb2', 'aaaaaa1']);
  });

  it('ends with the sixth', async () => {
    for (let shade = 1; shade <= 8; shade += 1) await land(`00000${shade}0`);

    expect(hashes(await read())).toEqual([
      '0000080',
      '0000070',
      '0000060',
      '0000050',
      '0000040',
      '0000030',
    ]);
  });

  it('says who decided, when and why, and else who committed', async () => {
    await land('aaaaaa1');
    await land('bbbbbb2');
    decide('bbbbbb2', 'An older reason.', '2026-02-01T08:00:00Z');
    decide('bbbbbb2', 'The blue of the brand.');
    decide('aaaaaa1', 'Refused once.', '2026-04-01T08:00:00Z', 'deny');

    const [second, first] = await read();

    expect(second).toMatchObject({
      by: 'Zhou',
      at: '2026-03-01T08:00:00Z',
      reason: 'The blue of the brand.',
    });
    expect(first).toMatchObject({ by: 'Chen', reason: null });
    expect(Date.parse(first!.at)).toBeGreaterThan(Date.parse('2026-03-02'));
  });

  it('does not count a commit that changed another cell of the story', async () => {
    await land('aaaaaa1');
    const [first] = git('rev-parse', 'HEAD').split('\n');
    await land('dddddd4', { cell: 'dark-zh' });

    expect(await read()).toMatchObject([{ hash: 'aaaaaa1', commit: first }]);
    expect(hashes(await read('dark-zh'))).toEqual(['dddddd4']);
  });

  it('knows the size of pictures that left the tree, and says which are lost', async () => {
    await land('aaaaaa1');
    await land('bbbbbb2');
    openPictures(places.pictures).remove('bbbbbb2');
    writeBaseline(places.stories, STORY, {
      title: '',
      name: '',
      spoken: {},
      cells: { [CELL]: 'eeeeee5' },
    });
    commit('without its picture');

    expect((await read()).map(({ hash, size }) => [hash, size])).toEqual([
      ['eeeeee5', null],
      ['bbbbbb2', { width: 320, height: 100 }],
      ['aaaaaa1', { width: 320, height: 100 }],
    ]);
  });

  it('reads over a file that some commit left broken', async () => {
    await land('aaaaaa1');
    writeFileSync(path.join(places.stories, `${STORY}.json`), '<<<<<<< one\n');
    commit('broken');

    expect(hashes(await read())).toEqual(['aaaaaa1']);
  });

  it('is none for a story that was never committed, and none outside git', async () => {
    await land('aaaaaa1');
    expect(await read(CELL, 'parts-other--new')).toEqual([]);

    rmSync(path.join(places.root, '.git'), { recursive: true });

    expect(await read()).toEqual([]);
  });
});

describe('its pictures', () => {
  const reportOf = async () => ({ changes: [{ history: await read() }] }) as unknown as Report;

  it('are small, and whole while there is room: the newest first', async () => {
    for (const hash of ['aaaaaa1', 'bbbbbb2', 'cccccc3']) await land(hash);
    const one = openPictures(places.pictures).read('cccccc3').length;

    const pictures = await historyPictures(places.root, await reportOf(), new Map(), one * 2.5);

    expect([...pictures.keys()].sort()).toEqual([
      'bbbbbb2',
      'cccccc3',
      ...['aaaaaa1', 'bbbbbb2', 'cccccc3'].map(thumbnailOf),
    ]);
    expect(await sharp(pictures.get(thumbnailOf('aaaaaa1'))).metadata()).toMatchObject({
      width: 160,
      height: 50,
      format: 'webp',
    });
  });

  it('are not held twice', async () => {
    await land('aaaaaa1');

    const pictures = await historyPictures(
      places.root,
      await reportOf(),
      new Map([['aaaaaa1', Buffer.alloc(0)]]),
    );

    expect([...pictures.keys()]).toEqual([thumbnailOf('aaaaaa1')]);
  });

  it('are never made larger than they were', async () => {
    await land('aaaaaa1', { width: 90 });

    const pictures = await historyPictures(places.root, await reportOf(), new Map());

    expect(await sharp(pictures.get(thumbnailOf('aaaaaa1'))).metadata()).toMatchObject({
      width: 90,
    });
  });
});
