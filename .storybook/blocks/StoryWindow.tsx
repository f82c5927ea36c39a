import { useContext, useEffect, useRef } from 'react';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { RESET_STORY_ARGS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import type { CellGlobals } from '../Cell';
import type { PreparedStory } from './StoryFrame';
import * as S from './story.styles';
import { useToolbar } from './useToolbar';

export interface StoryWindowProps {
  story: PreparedStory;
  /** Height in pixels. */
  height: number;
  /** Whether the story follows the controls of the props. */
  isPrimary: boolean;
}

/** The preview of a window, as Storybook leaves it there. */
interface WindowOfStory {
  __STORYBOOK_PREVIEW__?: {
    onUpdateArgs: (event: ArgsEvent) => Promise<void>;
    onResetArgs: (event: ArgsEvent) => Promise<void>;
  };
}

interface ArgsEvent {
  storyId: string;
  updatedArgs?: Record<string, unknown>;
}

/** A story that covers its window, in a window of its own on the page. It plays nothing. */
export function StoryWindow({ story, height, isPrimary }: StoryWindowProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const { channel } = useContext(DocsContext);
  const toolbar = useToolbar(channel);
  useEffect(() => {
    if (!isPrimary) return;
    const preview = () =>
      (ref.current?.contentWindow as WindowOfStory | null)?.__STORYBOOK_PREVIEW__;
    const handleUpdate = (event: ArgsEvent) => {
      if (event.storyId === story.id) void preview()?.onUpdateArgs(event);
    };
    const handleReset = (event: ArgsEvent) => {
      if (event.storyId === story.id) void preview()?.onResetArgs(event);
    };
    channel.on(UPDATE_STORY_ARGS, handleUpdate);
    channel.on(RESET_STORY_ARGS, handleReset);
    return () => {
      channel.off(UPDATE_STORY_ARGS, handleUpdate);
      channel.off(RESET_STORY_ARGS, handleReset);
    };
  }, [channel, isPrimary, story.id]);

  const address = new URLSearchParams({
    id: story.id,
    viewMode: 'story',
    embed: 'true',
    globals: globalsParam(toolbar),
  });
  return (
    <S.Window
      ref={ref}
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
