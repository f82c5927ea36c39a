import path from 'node:path';
import type { Cause } from '../report';
import type { Story } from '../storybook';
import type { Reasons } from './reasons';

/**
 * Returns the causes of a story that is gone: the change of the file that contained it. `title` is
 * its place in Storybook.
 */
export function causesOfRemoved(
  title: string,
  stories: readonly Story[],
  { all, causesOf, changedStories }: Reasons,
): Cause[] {
  const sibling = stories.find((story) => story.title === title);
  if (sibling) return causesOf(sibling.file);
  const name = `${title.split('/').at(-1)}.stories.tsx`;
  const file = changedStories.find((changed) => path.posix.basename(changed) === name);
  if (file === undefined) return [];
  return [
    all.find((cause) => cause.name === file) ?? {
      kind: 'file',
      name: file,
      component: null,
      before: null,
      after: null,
    },
  ];
}
