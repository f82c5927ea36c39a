import { useCallback, useState } from 'react';
import { systemLogs, type SystemLog } from '@mingjian/api';
import { useRevision } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { ListGrid } from '@mingjian/widgets/ListGrid';
import { ListPage } from '../../shared/Page.styles';
import { useLinkFilters } from '../../shared/resourceList/useLinkFilters';
import { useListAdvanced } from '../../shared/resourceList/useListAdvanced';
import { useResourceList } from '../../shared/resourceList/useResourceList';
import { useServerList } from '../../shared/resourceList/useServerList';
import { messages } from '../../shell';
import { LogDrawer } from './LogDrawer';
import { logList } from './logList';
import { logListTexts } from './logList.texts';

/** The operate log, to read. A line opens beside the list with the values before and after. */
export function LogListPage() {
  const t = useTexts(logListTexts);
  const { title, columns, filters, advancedFields, labelOf } = useResourceList(logList);
  const server = useServerList(logList, title);
  const advanced = useListAdvanced(logList.pageCode, advancedFields);
  const allFilters = useLinkFilters(logList, filters, labelOf, server);
  const [opened, setOpened] = useState<SystemLog | null>(null);
  const rowActions = useCallback(() => [{ key: 'show', label: t.show, onSelect: setOpened }], [t]);

  return (
    <ListPage>
      <ListGrid<SystemLog>
        {...server.props}
        label={title}
        columns={columns}
        filters={allFilters}
        advanced={advanced}
        rowKey={idOf}
        revision={useRevision(systemLogs.getList)}
        actions={{ row: rowActions }}
        appearance={{ fill: true, level: 1 }}
        feedback={{ messages }}
      />
      <LogDrawer line={opened} onClose={() => setOpened(null)} />
    </ListPage>
  );
}

const idOf = ({ id }: SystemLog) => id;
