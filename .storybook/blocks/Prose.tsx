import { useContext } from 'react';
import { AnchorMdx, DocsContext } from '@storybook/addon-docs/blocks';
import { namedIn } from '../../tools/docs/namedIn.ts';

/** Ids of the components' docs pages, by component. `main.ts` writes them. */
declare const PAGES_BY_NAME: Readonly<Record<string, string>>;

/** Text with code in `backticks`, which is a link where it names a component. */
export function Prose({ children }: { children: string }) {
  return children
    .split('`')
    .map((piece, index) =>
      index % 2 === 1 ? <Code key={`${index}${piece}`}>{piece}</Code> : piece,
    );
}

function Code({ children }: { children: string }) {
  const [story] = useContext(DocsContext).componentStories();
  const page = PAGES_BY_NAME[namedIn(children) ?? ''];
  if (!page || page === `${story?.componentId}--docs`) return <code>{children}</code>;
  return (
    <AnchorMdx href={`?path=/docs/${page}`}>
      <code>{children}</code>
    </AnchorMdx>
  );
}
