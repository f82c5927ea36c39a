import path from 'node:path';

/** Where the gate keeps its things, below the root of the project. */
export interface Places {
  root: string;
  /** In the tree: baselines, decisions, masks. */
  stories: string;
  pictures: string;
  decisions: string;
  masks: string;
  machine: string;
  /** Beside it, never committed: what the last run found. */
  report: string;
  found: string;
  page: string;
  storybook: string;
}

export function placesOf(root: string): Places {
  const kept = path.join(root, 'visual');
  const results = path.join(root, '.visual');
  return {
    root,
    stories: path.join(kept, 'stories'),
    pictures: path.join(kept, 'pictures'),
    decisions: path.join(kept, 'decisions'),
    masks: path.join(kept, 'masks.json'),
    machine: path.join(kept, 'machine.json'),
    report: path.join(results, 'report.json'),
    found: path.join(results, 'pictures'),
    page: path.join(results, 'review.html'),
    storybook: path.join(results, 'storybook'),
  };
}
