import { useContext } from 'react';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { useTexts } from '../../packages/ui/src';
import { docsTexts } from './docs.texts';
import { Prose } from './Prose';
import { Section } from './Section';
import { StoryFrame, type PreparedStory } from './StoryFrame';
import * as S from './story.styles';
import { useNear } from './useNear';

/** Every story of the page. Each is rendered when the reader comes near it. */
export function StoryList() {
  const t = useTexts(docsTexts);
  const stories = useContext(DocsContext).componentStories();
  return (
    <Section name="states" title={t.states}>
      {stories.map((story) => (
        <StoryEntry key={story.id} story={story} />
      ))}
    </Section>
  );
}

function StoryEntry({ story }: { story: PreparedStory }) {
  const { ref, isNear } = useNear();
  const description = story.parameters['docs']?.description?.story as string | undefined;
  return (
    <S.Entry ref={ref} id={story.id}>
      <h3>{story.name}</h3>
      {description && (
        <p lang="en" data-docstring>
          <Prose>{description}</Prose>
        </p>
      )}
      {isNear ? <StoryFrame story={story} /> : <S.Placeholder />}
    </S.Entry>
  );
}
