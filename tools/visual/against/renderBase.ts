import { readMasks } from '../baselines/masks';
import { readBaselines } from '../baselines/stories';
import { againstPlaces, type Places } from '../paths';
import type { Against } from '../report';
import { readStories, type Story } from '../storybook';
import { openBaseStorybook } from './baseStorybook';
import { takeBaselines } from './takeBaselines';

export interface RenderOptions {
  places: Places;
  against: Against;
  /** The stories of the working tree. */
  stories: readonly Story[];
  /** Selects the stories to visit. */
  only: (story: Story) => boolean;
  explore: boolean;
}

/**
 * Builds and renders another commit on this machine. Returns the places in which its pictures are
 * the baselines.
 */
export async function renderBase({
  places,
  against,
  stories,
  only,
  explore,
}: RenderOptions): Promise<Places> {
  const storybook = await openBaseStorybook({ places, commit: against.commit });
  const known = new Map(stories.map((story) => [story.id, story]));
  const broken = await takeBaselines({
    places: againstPlaces(places),
    storybook,
    // A story that is there in both is selected by what it is made of now.
    stories: readStories(storybook).filter((story) => only(known.get(story.id) ?? story)),
    kept: readBaselines(places.stories),
    masks: readMasks(places.masks),
    explore,
  });
  if (broken.length > 0)
    console.log(
      `${broken.length} stories break in ${against.ref}, so theirs count as new: ${broken.join(', ')}`,
    );
  return againstPlaces(places);
}
