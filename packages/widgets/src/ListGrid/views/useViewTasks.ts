import { useState } from 'react';
import { useTexts, type MenuItem, type Messages } from '@mingjian/ui';
import { errorMessage } from '../model/errorMessage';
import type { ViewsState } from './useViews';
import { viewItems } from './viewItems';
import { viewsTexts } from './views.texts';
import { ViewConflict, type ListView } from './viewStore';

/** The open dialog of the view menu. */
export type ViewTask =
  | { kind: 'saveAs' }
  | { kind: 'rename' | 'remove' | 'versions'; view: ListView };

export interface ViewTasksState {
  /** The open dialog. */
  task: ViewTask | null;
  close(): void;
  items: readonly MenuItem[];
  /** Deletes a view and reports the result. Rejects on failure. */
  remove(view: ListView): Promise<void>;
  /** Runs an operation and reports its result. Rejects on failure. */
  report(operation: () => Promise<void>, doneText: string): Promise<void>;
}

/** Returns the menu of views and its open dialog. */
export function useViewTasks(state: ViewsState, messages: Messages): ViewTasksState {
  const t = useTexts(viewsTexts);
  const [task, setTask] = useState<ViewTask | null>(null);
  const succeed = (text: string) => messages.show({ text, tone: 'success' });
  const fail = (reason: unknown) => {
    // A conflict has its own dialog.
    if (reason instanceof ViewConflict) return;
    messages.show({ text: errorMessage(reason), tone: 'danger', seconds: 5 });
  };
  const report = async (operation: () => Promise<void>, doneText: string) => {
    try {
      await operation();
    } catch (reason) {
      fail(reason);
      throw reason;
    }
    succeed(doneText);
  };

  const items = viewItems(
    state,
    {
      run: (operation, doneText) => void operation().then(() => succeed(doneText), fail),
      onSaveAs: () => setTask({ kind: 'saveAs' }),
      onRename: (view) => setTask({ kind: 'rename', view }),
      onRemove: (view) => setTask({ kind: 'remove', view }),
      onVersions: (view) => setTask({ kind: 'versions', view }),
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
    remove: (view) => report(() => state.remove(view), t.removed),
    report,
  };
}

/** Copies a text. Rejects in an insecure context, where `navigator.clipboard` is undefined. */
async function copy(text: string) {
  await navigator.clipboard.writeText(text);
}
