import { useState } from 'react';
import { type MenuItem, type Messages, useTexts } from '@mingjian/ui';
import { reasonText } from '../model/reasonText';
import type { ViewsState } from './useViews';
import { viewItems } from './viewItems';
import { viewsTexts } from './views.texts';
import type { ListView } from './viewStore';

/** What is asked before a view is saved, renamed or deleted. */
export type ViewTask = { kind: 'saveAs' } | { kind: 'rename' | 'remove'; view: ListView };

export interface ViewTasksState {
  /** The question that is open. */
  task: ViewTask | null;
  close(): void;
  items: readonly MenuItem[];
  /** Deletes a view and says how it ended. Refuses when it could not. */
  remove(view: ListView): Promise<void>;
}

/** What the menu of views begins, and what it asks meanwhile. */
export function useViewTasks(state: ViewsState, messages: Messages): ViewTasksState {
  const t = useTexts(viewsTexts);
  const [task, setTask] = useState<ViewTask | null>(null);
  const succeed = (text: string) => messages.show({ text, tone: 'success' });
  const fail = (reason: unknown) =>
    messages.show({ text: reasonText(reason), tone: 'danger', seconds: 5 });

  const items = viewItems(
    state,
    {
      act: (work, done) => void work().then(() => succeed(done), fail),
      onSaveAs: () => setTask({ kind: 'saveAs' }),
      onRename: (view) => setTask({ kind: 'rename', view }),
      onRemove: (view) => setTask({ kind: 'remove', view }),
      onCopyLink: (view) =>
        void copy(state.linkOf?.(view) ?? '').then(
          () => succeed(t.copied),
          () => messages.show({ text: t.notCopied, tone: 'danger' }),
        ),
    },
    t,
  );

  return {
    task,
    close: () => setTask(null),
    items,
    async remove(view) {
      try {
        await state.remove(view);
      } catch (reason) {
        fail(reason);
        throw reason;
      }
      succeed(t.removed);
    },
  };
}

/**
 * Outside a secure page there is no clipboard at all, so that reaching for it fails in its turn.
 */
async function copy(text: string) {
  await navigator.clipboard.writeText(text);
}
