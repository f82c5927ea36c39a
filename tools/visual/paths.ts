import path from 'node:path';

/** Folders of the gate, below the root of the project. */
export interface Places {
  root: string;
  /** In the tree: baselines, decisions, masks. */
  stories: string;
  decisions: string;
  masks: string;
  machine: string;
  /** Beside it, never committed: what the last run found. */
  report: string;
  /** Pictures of stories that differ. */
  found: string;
  /** Their pictures of before, rendered from the commit of the baselines. */
  before: string;
  /** Memory of earlier runs. */
  seen: string;
  page: string;
  storybook: string;
  /** Another commit, built and rendered here. */
  against: {
    /** Work tree of the commit while its Storybook is built. */
    tree: string;
    storybook: string;
    /** File with the commit that the Storybook beside it was built from. */
    revision: string;
    stories: string;
  };
}

export function placesOf(root: string): Places {
  const kept = path.join(root, 'visual');
  const results = path.join(root, '.visual');
  return {
    root,
    stories: path.join(kept, 'stories'),
    decisions: path.join(kept, 'decisions'),
    masks: path.join(kept, 'masks.json'),
    machine: path.join(kept, 'machine.json'),
    report: path.join(results, 'report.json'),
    found: path.join(results, 'pictures'),
    before: path.join(results, 'before'),
    seen: path.join(results, 'seen.json'),
    page: path.join(results, 'review.html'),
    storybook: path.join(results, 'storybook'),
    against: {
      tree: path.join(results, 'against/tree'),
      storybook: path.join(results, 'against/storybook'),
      revision: path.join(results, 'against/revision'),
      stories: path.join(results, 'against/stories'),
    },
  };
}

/**
 * The same places with what another commit shows as the baselines. Masks and decisions stay those
 * of the tree.
 */
export function againstPlaces(places: Places): Places {
  return { ...places, stories: places.against.stories };
}
