import type { StoryPage } from '../../tools/docs/storyPage';
import { argTypesOf, type ArgTypes } from './argTypes';

/** The parts of a story or of a file of stories that its page adds to. */
interface Annotations {
  id?: string;
  args?: Record<string, unknown>;
  argTypes?: ArgTypes;
  parameters?: Record<string, unknown>;
}

/** Adds ids, controls, snippets and the facts of the page to a file of stories. */
export function documentStories(
  meta: Annotations,
  stories: Record<string, Annotations>,
  page: StoryPage,
): void {
  const { snippets, ...facts } = page;
  const argsInUse = [meta, ...Object.values(stories)].map(({ args = {} }) => args);
  meta.id = page.id;
  meta.argTypes = { ...argTypesOf(page.tables[0], argsInUse), ...meta.argTypes };
  meta.parameters = { ...meta.parameters, page: facts };
  for (const [name, story] of Object.entries(stories)) {
    const docs = story.parameters?.['docs'] as object | undefined;
    const source = { code: snippets[name], language: 'tsx' };
    story.parameters = { ...story.parameters, docs: { ...docs, source } };
  }
}
