import { useState } from 'react';
import { outbox, type OutboxMessage } from '@mingjian/api';
import { useRevision } from '@mingjian/api/react';
import { ListGrid } from '@mingjian/widgets/ListGrid';
import { ListPage } from '../../shared/Page.styles';
import { useLinkFilters } from '../../shared/resourceList/useLinkFilters';
import { useListAdvanced } from '../../shared/resourceList/useListAdvanced';
import { useResourceList } from '../../shared/resourceList/useResourceList';
import { useServerList } from '../../shared/resourceList/useServerList';
import { messages } from '../../shell';
import { MessageDrawer } from './MessageDrawer';
import { OpenMessage } from './OpenMessage';
import { outboxList } from './outboxList';

/** Messages that the product sends by itself, for administrators. One opens beside the list. */
export function OutboxListPage() {
  const { title, emptyNote, columns, filters, advancedFields, labelOf } =
    useResourceList(outboxList);
  const server = useServerList(outboxList, title);
  const advanced = useListAdvanced(outboxList.pageCode, advancedFields);
  const allFilters = useLinkFilters(outboxList, filters, labelOf, server);
  const [opened, setOpened] = useState<OutboxMessage | null>(null);

  return (
    <ListPage>
      <OpenMessage value={setOpened}>
        <ListGrid<OutboxMessage>
          {...server.props}
          label={title}
          columns={columns}
          filters={allFilters}
          advanced={advanced}
          rowKey={idOf}
          revision={useRevision(outbox.getList)}
          appearance={{ fill: true, level: 1, emptyNote }}
          feedback={{ messages }}
        />
      </OpenMessage>
      {opened && <MessageDrawer message={opened} onClose={() => setOpened(null)} />}
    </ListPage>
  );
}

const idOf = ({ id }: OutboxMessage) => id;
