import {
  Controls,
  Description,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { Guide } from '../../packages/ui/src/internal/guide';
import { GuideSections } from './GuideSections';
import { TokenTable } from './TokenTable';

/** The page of one component: description, guide, behaviour, props, and every state as a story. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = preparedMeta.parameters['guide'] as Guide | undefined;
  const storiesFile = preparedMeta.parameters['fileName'] as string;

  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Controls />
      {guide && <GuideSections guide={guide} />}
      <TokenTable storiesFile={storiesFile} />
      <Stories title="States" includePrimary />
    </>
  );
}
