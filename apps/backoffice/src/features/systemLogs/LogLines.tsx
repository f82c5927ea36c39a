import { useCallback, useState } from 'react';
import { useTexts } from '@mingjian/ui';
import type { ResourceList } from '../../shared/resourceList/listOf';
import { ListScreen, useListScreen } from '../../shared/resourceList/ListScreen';
import { LogDrawer } from './LogDrawer';
import { logListTexts } from './logList.texts';
import { LogWords, useLogWords } from './LogWords';
import type { LogLine } from './model/logChanges';

/** A list of lines. A line opens beside the list with the values before and after. */
export function LogLines<Line extends LogLine & { id: string }>({
  list,
}: {
  list: ResourceList<Line>;
}) {
  const t = useTexts(logListTexts);
  const screen = useListScreen(list);
  const [opened, setOpened] = useState<Line | null>(null);
  const rowActions = useCallback(
    () => [{ key: 'show', label: t.show, onSelect: (line: Line) => setOpened(line) }],
    [t],
  );

  return (
    <LogWords value={useLogWords()}>
      <ListScreen<Line> screen={screen} actions={{ row: rowActions }}>
        <LogDrawer line={opened} onClose={() => setOpened(null)} />
      </ListScreen>
    </LogWords>
  );
}
