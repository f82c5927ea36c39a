import { useMemo } from 'react';
import { Unstyled, useOf } from '@storybook/addon-docs/blocks';
import type { StoryPage } from '../../tools/docs/storyPage';
import { useSay, type Guide } from '../../packages/ui/src/internal/guide';
import { Contents } from './Contents';
import { GuideSections, UseSections } from './GuideSections';
import { PageHead } from './PageHead';
import { PrimaryStory } from './PrimaryStory';
import { PropsTables } from './PropsTables';
import { StoryList } from './StoryList';
import { TokenTable } from './TokenTable';
import * as S from './page.styles';

/** Everything about a component that its sources tell, without what its stories need. */
export type PageFacts = Omit<StoryPage, 'snippets'>;

/** The page of one component: description, guide, behaviour, props, and every state as a story. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const say = useSay();
  const writeGuide = preparedMeta.parameters['guide'] as Guide | undefined;
  // Once for a language, so that examples keep their columns and functions.
  const guide = useMemo(() => writeGuide?.(say), [writeGuide, say]);
  const facts = preparedMeta.parameters['page'] as PageFacts | undefined;
  const storiesFile = preparedMeta.parameters['fileName'] as string;
  const name = preparedMeta.title.split('/').at(-1)!;

  return (
    <Unstyled>
      <S.Page>
        <PageHead name={name} facts={facts} />
        <Contents />
        {guide && <UseSections guide={guide} />}
        <PrimaryStory />
        {facts && <PropsTables tables={facts.tables} />}
        {guide && <GuideSections guide={guide} />}
        <TokenTable storiesFile={storiesFile} />
        <StoryList />
      </S.Page>
    </Unstyled>
  );
}
