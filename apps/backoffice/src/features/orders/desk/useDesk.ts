import { useEffect, useEffectEvent, useState } from 'react';
import type { TaskDesk } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import { useStore, useTexts } from '@mingjian/ui';
import { useDrafts, useUnsavedReport } from '../../../shell';
import { createDeskSaver, type DeskSaver, type DeskState } from './deskSaver';
import { differencesOf } from './model/deskDraft';
import { taskDeskTexts } from './taskDesk.texts';

/**
 * Returns the state of a task that is being filled in, and its saver. `onStored` gets the task as
 * each save leaves it, also after the page was left.
 */
export function useDesk(
  desk: TaskDesk,
  onStored: (desk: TaskDesk) => void,
): DeskState & { saver: DeskSaver } {
  const t = useTexts(taskDeskTexts);
  const http = useHttp();
  const record = `taskDesk/${desk.task.id}`;
  const title = `${desk.candidateName} · ${desk.task.itemName}`;
  const [saver] = useState(() => createDeskSaver(http, desk, onStored));
  const state = useStore(saver.store, (current) => current);
  const drafts = useDrafts(record, title);
  const report = useUnsavedReport(record);
  useEffect(() => saver.adopt(desk), [saver, desk]);
  useEffect(() => {
    if (drafts) void saver.restore(drafts);
  }, [saver, drafts]);
  useEffect(() => () => void saver.flush(), [saver]);

  const changes = differencesOf(state.own, state.base).length;
  const reportNow = useEffectEvent(() =>
    report(
      changes > 0
        ? {
            title: t.unsaved(title),
            changes,
            isLasting: drafts?.store.isLasting ?? false,
            discard: () => saver.change(saver.store.get().base),
          }
        : null,
    ),
  );
  useEffect(() => reportNow(), [changes, drafts]);
  return { ...state, saver };
}
