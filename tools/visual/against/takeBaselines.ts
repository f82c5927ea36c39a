import { rmSync } from 'node:fs';
import type { Mask } from '../baselines/masks';
import { openPictures } from '../baselines/pictures';
import { writeBaseline, type StoryBaseline } from '../baselines/stories';
import { captureAll, type CaptureOptions } from '../capture/captureAll';
import type { Visit } from '../capture/visit';
import { forgetPixels, keepWorthwhile, planStops } from '../gate';
import type { Places } from '../paths';
import { writePicture } from '../pixels';
import { serveFolder, type Story } from '../storybook';

export interface BaselineOptions {
  /** Folder of the baselines, from `againstPlaces`. Its content is removed. */
  places: Places;
  /** Folder of the other commit's Storybook. */
  storybook: string;
  /** Its stories that are to be looked at. */
  stories: readonly Story[];
  /** Baselines of the tree: a story is looked at in the cells that it has there. */
  kept: ReadonlyMap<string, StoryBaseline>;
  masks: readonly Mask[];
  /** Looks at every cell of every story. @default false */
  explore?: boolean;
  /** @default captureAll */
  capture?: (options: CaptureOptions) => Promise<void>;
}

/**
 * Takes the pictures of another commit as baselines. Returns the stories that broke there: they
 * have none.
 */
export async function takeBaselines(options: BaselineOptions): Promise<string[]> {
  const {
    places,
    storybook,
    stories,
    kept,
    masks,
    explore = false,
    capture = captureAll,
  } = options;
  for (const folder of [places.stories, places.pictures])
    rmSync(folder, { recursive: true, force: true });
  const pictures = openPictures(places.pictures);
  const known = new Map(stories.map((story) => [story.id, story]));
  const broken: string[] = [];
  const { address, close } = await serveFolder(storybook);
  try {
    await capture({
      address,
      stops: planStops(stories, kept, { explore }),
      masks,
      onVisit: async (visit) => {
        if (visit.problems.length > 0) return void broken.push(visit.story);
        if (!kept.has(visit.story)) keepWorthwhile(visit);
        for (const { hash, pixels } of visit.shots.values()) {
          // They are read once and thrown away: small files are not worth the time.
          if (!pictures.has(hash)) pictures.write(hash, await writePicture(pixels, 0));
        }
        writeBaseline(places.stories, visit.story, baselineOf(visit, known.get(visit.story)!));
        forgetPixels(visit);
      },
    });
  } finally {
    close();
  }
  return broken.sort();
}

function baselineOf({ shots, spoken }: Visit, { title, name }: Story): StoryBaseline {
  return {
    title,
    name,
    cells: Object.fromEntries([...shots].map(([cell, { hash }]) => [cell, hash])),
    spoken: Object.fromEntries([...spoken].map(([cell, { lines }]) => [cell, lines])),
  };
}
