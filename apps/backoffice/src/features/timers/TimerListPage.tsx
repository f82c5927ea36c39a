import { useCallback, useEffect, useState } from 'react';
import { timers, type Timer } from '@mingjian/api';
import { useRefresh } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { ResourcePage } from '../../shared/resourceList/ResourcePage';
import { OpenTimer } from './OpenTimer';
import { RunsDrawer } from './RunsDrawer';
import { timerList } from './timerList';
import { timerListTexts } from './timerList.texts';
import { useTimerActions } from './useTimerActions';

/** Milliseconds between looks for runs that the clock began. */
const LOOK = 30_000;

/** Timers, for those who keep them. A name opens the last runs beside the list. */
export function TimerListPage() {
  const t = useTexts(timerListTexts);
  const [opened, setOpened] = useState<Timer | null>(null);
  const { runNow, switchTo } = useTimerActions();
  const rowActions = useCallback(
    ({ status }: Timer) => [
      { key: 'runNow', label: t.runNow, onSelect: runNow },
      status === 1
        ? { key: 'stop', label: t.stop, onSelect: switchTo(0) }
        : { key: 'start', label: t.start, onSelect: switchTo(1) },
    ],
    [t, runNow, switchTo],
  );
  useLiveList();

  return (
    <OpenTimer value={setOpened}>
      <ResourcePage<Timer> list={timerList} rowActions={rowActions}>
        {opened && <RunsDrawer timer={opened} onClose={() => setOpened(null)} />}
      </ResourcePage>
    </OpenTimer>
  );
}

/** Loads the list again from time to time while somebody can see it. */
function useLiveList() {
  const refresh = useRefresh();
  useEffect(() => {
    const look = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh(timers.getList);
    }, LOOK);
    return () => clearInterval(look);
  }, [refresh]);
}
