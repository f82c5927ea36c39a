import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CellName, Decision, Earlier } from '../report';
import { readHistory } from './readHistory';

const STORY = 'parts-button--neutral';
const CELL = 'light-zh';

let root: string;
let decisions: Decision[];
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'mingjian-history-'));
  decisions = [];
  git('init', '-q', '-b', 'main');
});
afterEach(() => rmSync(root, { recursive: true }));

function git(...args: string[]) {
  const who = ['-c', 'user.name=Chen', '-c', 'user.email=chen@example.com'];
  return execFileSync('git', [...who, ...args], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
}

/** Commits a picture as the baseline, beside the other stories of its component. */
function land(hash: string, { story = STORY, cell = CELL as CellName } = {}) {
  const file = path.join(root, 'visual/stories', `${story.split('--')[0]}.json`);
  const { stories = {} } = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as {
    stories?: Record<string, { cells: Record<CellName, string> }>;
  };
  const cells = { ...stories[story]?.cells, [cell]: hash };
  const all = { ...stories, [story]: { name: 'Neutral', cells, spoken: {} } };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ title: 'Parts/Button', stories: all }, null, 1));
  commit(hash);
}

function commit(message: string) {
  git('add', '-A');
  git('commit', '-q', '-m', message);
}

function decide(
  after: string,
  reason: string,
  at = '2026-03-01T08:00:00Z',
  verdict: Decision['verdict'] = 'accept',
) {
  const place = { story: STORY, cell: CELL, before: null, after };
  decisions.push({ ...place, verdict, reason, by: 'Zhou', at, group: null, looked: [] });
}

const read = async (cell: CellName = CELL, story = STORY) =>
  (
    await readHistory({
      root,
      wanted: [{ story, cell }],
      decisions: new Map([[STORY, decisions]]),
    })
  ).get(`${story}/${cell}`)!;
const hashes = (list: readonly Earlier[]) => list.map(({ hash }) => hash);

describe('the history of a cell', () => {
  it('is each baseline that it had, newest first', async () => {
    for (const hash of ['aaaaaa1', 'bbbbbb2', 'aaaaaa1', 'cccccc3']) land(hash);

    expect(hashes(await read())).toEqual(['cccccc3', 'aaaaaa1', 'bbbbbb2', 'aaaaaa1']);
  });

  it('ends with the sixth', async () => {
    for (let shade = 1; shade <= 8; shade += 1) land(`00000${shade}0`);

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
    land('aaaaaa1');
    land('bbbbbb2');
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

  it('does not count a commit that changed another cell, or another story of the component', async () => {
    land('aaaaaa1');
    const [first] = git('rev-parse', 'HEAD').split('\n');
    land('dddddd4', { cell: 'dark-zh' });
    land('eeeeee5', { story: 'parts-button--loading' });

    expect(await read()).toMatchObject([{ hash: 'aaaaaa1', commit: first }]);
    expect(hashes(await read('dark-zh'))).toEqual(['dddddd4']);
    expect(hashes(await read(CELL, 'parts-button--loading'))).toEqual(['eeeeee5']);
  });

  it('reads over a file that some commit left broken', async () => {
    land('aaaaaa1');
    writeFileSync(path.join(root, 'visual/stories/parts-button.json'), '<<<<<<< one\n');
    commit('broken');

    expect(hashes(await read())).toEqual(['aaaaaa1']);
  });

  it('is none for a story that was never committed, and none outside git', async () => {
    land('aaaaaa1');
    expect(await read(CELL, 'parts-other--new')).toEqual([]);

    rmSync(path.join(root, '.git'), { recursive: true });

    expect(await read()).toEqual([]);
  });
});
