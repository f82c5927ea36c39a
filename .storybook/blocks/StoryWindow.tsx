import { useContext } from 'react';
import { DocsContext } from '@storybook/addon-docs/blocks';
import type { CellGlobals } from '../Cell';
import type { PreparedStory } from './StoryFrame';
import * as S from './story.styles';
import { useToolbar } from './useToolbar';

export interface StoryWindowProps {
  story: PreparedStory;
  /** Height in pixels. */
  height: number;
}

/** A story that covers its window, in a window of its own on the page. It plays nothing. */
export function StoryWindow({ story, height }: StoryWindowProps) {
  const toolbar = useToolbar(useContext(DocsContext).channel);
  const address = new URLSearchParams({
    id: story.id,
    viewMode: 'story',
    embed: 'true',
    globals: globalsParam(toolbar),
  });
  return (
    <S.Window
      title={story.name}
      loading="lazy"
      src={`iframe.html?${address.toString()}`}
      style={{ height }}
    />
  );
}

/** Returns globals as Storybook writes them into an address. */
function globalsParam({ accent, ...globals }: CellGlobals): string {
  const words = ['mode', 'density', 'contrast', 'language', 'direction'] as const;
  const pairs = words.flatMap((name) => (globals[name] ? [`${name}:${globals[name]}`] : []));
  return [...pairs, ...(accent ? [`accent:!hex(${accent.slice(1)})`] : [])].join(';');
}
