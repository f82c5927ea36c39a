import { useState } from 'react';
import type { OutboxMessage } from '@mingjian/api';
import { ListScreen, useListScreen } from '../../shared/resourceList/ListScreen';
import { MessageDrawer } from './MessageDrawer';
import { OpenMessage } from './OpenMessage';
import { outboxList } from './outboxList';

/** Messages that the product sends by itself, for administrators. One opens beside the list. */
export function OutboxListPage() {
  const screen = useListScreen(outboxList);
  const [opened, setOpened] = useState<OutboxMessage | null>(null);

  return (
    <OpenMessage value={setOpened}>
      <ListScreen screen={screen}>
        {opened && <MessageDrawer message={opened} onClose={() => setOpened(null)} />}
      </ListScreen>
    </OpenMessage>
  );
}
