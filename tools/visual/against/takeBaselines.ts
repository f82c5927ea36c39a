import { rmSync } from 'node:fs';
import type { Mask } from '../baselines/masks';
import { openPictures } from '../baselines/pictures';
import { writeBaselines, type StoryBaseline } from '../baselines/stories';
import { captureAll, type CaptureOptions, type Stop } from '../capture/captureAll';
import type { Visit } from '../capture/visit';
import { forgetPixels } from '../gate';
import type { Places } from '../paths';
import { writePicture } from '../pixels';
import { serveFolder, type Story } from '../storybook';

export interface BaselineOptions {
  /** Folder of the baselines, from `againstPlaces`. Its content is removed. */
  places: Places;
  /** Folder of the other commit's Storybook. */
  storybook: string;
  /** Its stories. */
  stories: readonly Story[];
  /** Stories to look at, with their cells. */
  stops: readonly Stop[];
  masks: readonly Mask[];
  /** @default captureAll */
  capture?: (options: CaptureOptions) => Promise<void>;
}

/**
 * Takes what another commit shows as baselines. Returns the stories that broke there: they have
 * none.
 */
export async function takeBaselines({
  places,
  storybook,
  stories,
  stops,
  masks,
  capture = captureAll,
}: BaselineOptions): Promise<string[]> {
  for (const folder of [places.stories, places.before])
    rmSync(folder, { recursive: true, force: true });
  const pictures = openPictures(places.before);
  const known = new Map(stories.map((story) => [story.id, story]));
  const taken = new Map<string, StoryBaseline>();
  const broken: string[] = [];
  const { address, close } = await serveFolder(storybook);
  try {
    await capture({
      address,
      stops: stops.filter(({ story }) => known.has(story)),
      masks,
      besides: 'spoken',
      onVisit: async (visit) => {
        if (visit.problems.length > 0) return void broken.push(visit.story);
        for (const { hash, pixels } of visit.shots.values()) {
          // They are read once and thrown away: small files are not worth the time.
          if (!pictures.has(hash)) pictures.write(hash, await writePicture(pixels));
        }
        taken.set(visit.story, baselineOf(visit, known.get(visit.story)!));
        forgetPixels(visit);
      },
    });
  } finally {
    close();
  }
  writeBaselines(places.stories, taken);
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
