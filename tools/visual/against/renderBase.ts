import { readMasks } from '../baselines/masks';
import type { Stop } from '../capture/captureAll';
import { againstPlaces, type Places } from '../paths';
import type { Against } from '../report';
import { readStories } from '../storybook';
import { openBaseStorybook } from './baseStorybook';
import { takeBaselines } from './takeBaselines';

export interface RenderOptions {
  places: Places;
  against: Against;
  /** Stories and cells to look at. */
  stops: readonly Stop[];
}

/**
 * Builds and renders another commit on this machine. Returns the places in which what it shows is
 * the baselines.
 */
export async function renderBase({ places, against, stops }: RenderOptions): Promise<Places> {
  if (stops.length === 0) return againstPlaces(places);
  const storybook = await openBaseStorybook({ places, commit: against.commit });
  const broken = await takeBaselines({
    places: againstPlaces(places),
    storybook,
    stories: readStories(storybook),
    stops,
    masks: readMasks(places.masks),
  });
  if (broken.length > 0)
    console.log(
      `${broken.length} stories break in ${against.ref}, so theirs count as new: ${broken.join(', ')}`,
    );
  return againstPlaces(places);
}
