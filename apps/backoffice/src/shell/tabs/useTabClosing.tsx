import { useState, type ReactNode } from 'react';
import { useTexts } from '@mingjian/ui';
import { UnsavedDialog } from '../drafts/UnsavedDialog';
import { keysToClose, type CloseScope } from './tabOrder';
import { useTabsStore } from './TabsContext';
import { tabsTexts } from './tabs.texts';
import { useUnsavedLines } from './useUnsavedLines';

/** Actions that end pages. Where these have unsaved input, a dialog asks first. */
export interface TabClosing {
  /** Closes the tabs of `scope` around a tab. */
  close(scope: CloseScope, key: string): void;
  /** Mounts the page of a tab anew. */
  refresh(key: string): void;
  /** The question, while it is asked. */
  dialog: ReactNode;
}

interface Question {
  /** Keys of the tabs whose pages end. */
  keys: readonly string[];
  isRefresh: boolean;
  run(options: { discards: boolean }): void;
}

/** Returns the actions that close and refresh tabs. */
export function useTabClosing(): TabClosing {
  const store = useTabsStore();
  const t = useTexts(tabsTexts);
  const [question, setQuestion] = useState<Question | null>(null);
  const linesOf = useUnsavedLines();
  const ask = (next: Question) => {
    if (store.unsaved.of(next.keys).length > 0) setQuestion(next);
    else next.run({ discards: false });
  };
  const answer = (discards: boolean) => {
    question?.run({ discards });
    setQuestion(null);
  };
  const isRefresh = question?.isRefresh === true;
  const unsavedKeys = question?.keys.filter((key) => store.unsaved.get().has(key)) ?? [];

  return {
    close: (scope, key) =>
      ask({
        keys: keysToClose(store.get().tabs, scope, key),
        isRefresh: false,
        run: (options) => store.close(scope, key, options),
      }),
    refresh: (key) =>
      ask({ keys: [key], isRefresh: true, run: (options) => store.refresh(key, options) }),
    dialog: question && (
      <UnsavedDialog
        title={t.someUnsaved(unsavedKeys.length)}
        lines={linesOf(unsavedKeys)}
        isLasting={store.unsaved.of(unsavedKeys).every((input) => input.isLasting)}
        keepLabel={isRefresh ? t.keepAndRefresh : t.keepAndClose}
        discardLabel={isRefresh ? t.discardAndRefresh : t.discardAndClose}
        onClose={() => setQuestion(null)}
        onKeep={() => answer(false)}
        onDiscard={() => answer(true)}
      />
    ),
  };
}
