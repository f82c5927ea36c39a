import { useContext } from 'react';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { StoryFrame } from './StoryFrame';

/** The first story of the page, which the controls of the props change. */
export function PrimaryStory() {
  const [story] = useContext(DocsContext).componentStories();
  return story ? <StoryFrame story={story} isPrimary /> : null;
}
