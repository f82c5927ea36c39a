import { readMasks } from '../baselines/masks';
import { openPictures, type PictureStore } from '../baselines/pictures';
import { groupBy } from '../baselines/groupBy';
import { captureAll } from '../capture/captureAll';
import { CELLS, USUAL } from '../cells';
import type { Places } from '../paths';
import { writePicture } from '../pixels';
import type { CellName } from '../report';
import { readStories, serveFolder } from '../storybook';
import { openBaseStorybook } from './baseStorybook';

/** A picture that is to be seen as it was. */
export interface Wanted {
  story: string;
  cell: CellName;
  hash: string;
}

/**
 * Renders pictures as they were into `places.before`, from commits whose baselines they are: those
 * that the first does not yield are looked for in the next. Returns how many cannot be had.
 */
export async function renderBefore(
  places: Places,
  wanted: readonly Wanted[],
  commits: readonly string[],
): Promise<number> {
  const pictures = openPictures(places.before);
  const hashes = new Set(wanted.map(({ hash }) => hash));
  for (const hash of pictures.list()) if (!hashes.has(hash)) pictures.remove(hash);
  const missing = () => wanted.filter(({ hash }) => !pictures.has(hash));
  for (const commit of commits) {
    if (missing().length === 0) break;
    console.log(`Rendering what ${commit.slice(0, 8)} showed …`);
    const storybook = await openBaseStorybook({ places, commit });
    await render(storybook, missing(), places, pictures);
  }
  return missing().length;
}

/** The cells of a visit that contains these: the usual ones, or all. */
const visitWith = (cells: readonly CellName[]) =>
  cells.every((cell) => USUAL.includes(cell)) ? USUAL : Object.keys(CELLS);

async function render(
  storybook: string,
  wanted: readonly Wanted[],
  places: Places,
  pictures: PictureStore,
): Promise<void> {
  const there = new Set(readStories(storybook).map(({ id }) => id));
  const hashes = new Set(wanted.map(({ hash }) => hash));
  const stops = [...groupBy(wanted, ({ story }) => story)]
    .filter(([story]) => there.has(story))
    .map(([story, own]) => ({ story, cells: visitWith(own.map(({ cell }) => cell)) }));
  const { address, close } = await serveFolder(storybook);
  try {
    await captureAll({
      address,
      stops,
      masks: readMasks(places.masks),
      besides: 'nothing',
      onVisit: async ({ shots }) => {
        for (const { hash, pixels } of shots.values())
          if (hashes.has(hash) && !pictures.has(hash))
            pictures.write(hash, await writePicture(pixels));
      },
    });
  } finally {
    close();
  }
}
