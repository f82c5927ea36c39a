import { useCallback, useState } from 'react';
import type { SystemLog } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import { ListScreen, useListScreen } from '../../shared/resourceList/ListScreen';
import { LogDrawer } from './LogDrawer';
import { logList } from './logList';
import { logListTexts } from './logList.texts';
import { LogWords, useLogWords } from './LogWords';

/** The operate log, to read. A line opens beside the list with the values before and after. */
export function LogListPage() {
  const t = useTexts(logListTexts);
  const screen = useListScreen(logList);
  const [opened, setOpened] = useState<SystemLog | null>(null);
  const rowActions = useCallback(() => [{ key: 'show', label: t.show, onSelect: setOpened }], [t]);

  return (
    <LogWords value={useLogWords()}>
      <ListScreen<SystemLog> screen={screen} actions={{ row: rowActions }}>
        <LogDrawer line={opened} onClose={() => setOpened(null)} />
      </ListScreen>
    </LogWords>
  );
}
