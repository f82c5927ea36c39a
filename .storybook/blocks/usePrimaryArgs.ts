import { useContext, useEffect, useState } from 'react';
import { DocsContext } from '@storybook/addon-docs/blocks';
import {
  RESET_STORY_ARGS,
  STORY_ARGS_UPDATED,
  UPDATE_STORY_ARGS,
} from 'storybook/internal/core-events';

type Args = Record<string, unknown>;

/** Arguments of the first story of the page, and how to change them. */
export interface PrimaryArgs {
  args: Args;
  /** Sets one argument; `undefined` lets the component use its default. */
  set: (name: string, value: unknown) => void;
  reset: () => void;
}

/** Returns the arguments of the first story of the page, and renders again when they change. */
export function usePrimaryArgs(): PrimaryArgs {
  const context = useContext(DocsContext);
  const [story] = context.componentStories();
  const [args, setArgs] = useState<Args>(() => (story ? context.getStoryContext(story).args : {}));
  const { channel } = context;
  const storyId = story?.id;

  useEffect(() => {
    const handleUpdate = (updated: { storyId: string; args: Args }) => {
      if (updated.storyId === storyId) setArgs(updated.args);
    };
    channel.on(STORY_ARGS_UPDATED, handleUpdate);
    return () => channel.off(STORY_ARGS_UPDATED, handleUpdate);
  }, [channel, storyId]);

  return {
    args,
    set: (name, value) =>
      channel.emit(UPDATE_STORY_ARGS, { storyId, updatedArgs: { [name]: value } }),
    reset: () => channel.emit(RESET_STORY_ARGS, { storyId }),
  };
}
