import { useTexts } from '@mingjian/ui';
import { draftTexts } from '../drafts/drafts.texts';
import type { UnsavedLine } from '../drafts/UnsavedDialog';
import { useTabsStore } from './TabsContext';
import { useTabLabel } from './useTabLabel';

/** Returns a function that describes the unsaved inputs of tabs: form, tab and changes. */
export function useUnsavedLines(): (keys: readonly string[]) => UnsavedLine[] {
  const store = useTabsStore();
  const t = useTexts(draftTexts);
  const labelOf = useTabLabel();
  return (keys) =>
    store
      .get()
      .tabs.filter(({ key }) => keys.includes(key))
      .flatMap((tab) =>
        store.unsaved.of([tab.key]).map(({ record, title, changes }) => ({
          key: `${tab.key} ${record}`,
          title,
          note: t.inTab(labelOf(tab), changes),
        })),
      );
}
