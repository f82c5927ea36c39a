import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPictures } from '../baselines/pictures';
import { captureAll } from '../capture/captureAll';
import { placesOf, type Places } from '../paths';
import { hashPixels, readPixels } from '../pixels';
import { plantStorybook } from '../plantedStorybook.fixtures';
import { serveFolder } from '../storybook';
import { renderBefore } from './renderBefore';

vi.setConfig({ testTimeout: 60_000 });

const COMMIT = 'a'.repeat(40);
const STORY = 'kbd--one';
let places: Places;
beforeEach(() => {
  places = placesOf(mkdtempSync(path.join(tmpdir(), 'mingjian-before-')));
  const { storybook, revision } = places.against;
  const stories = plantStorybook(storybook, { [STORY]: { html: '<kbd>Ctrl</kbd>' } });
  const entries = Object.fromEntries(
    stories.map(({ id, title, name, file }) => [
      id,
      { type: 'story', id, title, name, importPath: file },
    ]),
  );
  writeFileSync(path.join(storybook, 'index.json'), JSON.stringify({ entries }));
  mkdirSync(path.dirname(revision), { recursive: true });
  writeFileSync(revision, COMMIT);
});
afterEach(() => rmSync(places.root, { recursive: true }));

/** The hash of what the story shows there. */
async function hashThen(): Promise<string> {
  let hash = '';
  const { address, close } = await serveFolder(places.against.storybook);
  await captureAll({
    address,
    stops: [{ story: STORY, cells: ['light-zh'] }],
    masks: [],
    onVisit: ({ shots }) => void (hash = shots.get('light-zh')!.hash),
  });
  close();
  return hash;
}

describe('pictures of before', () => {
  it('are rendered from the commit whose baselines they are', async () => {
    const hash = await hashThen();
    const wanted = { story: STORY, cell: 'light-zh', hash };

    expect(await renderBefore(places, [wanted], [COMMIT])).toBe(0);
    expect(hashPixels(await readPixels(openPictures(places.before).read(hash)))).toBe(hash);
  });

  it('are not those of another content, nor of a story that is not there', async () => {
    const other = { story: STORY, cell: 'light-zh', hash: 'f'.repeat(20) };
    const gone = { story: 'kbd--gone', cell: 'light-zh', hash: 'e'.repeat(20) };

    expect(await renderBefore(places, [other, gone], [COMMIT])).toBe(2);
    expect(openPictures(places.before).list()).toEqual([]);
  });
});
