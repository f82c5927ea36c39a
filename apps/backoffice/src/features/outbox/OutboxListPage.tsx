import { useState } from 'react';
import type { OutboxMessage } from '@mingjian/api';
import { ListScreen, useListScreen } from '../../shared/resourceList/ListScreen';
import { useCodePresets } from '../../shared/resourceList/useCodePresets';
import { MessageDrawer } from './MessageDrawer';
import { OpenMessage } from './OpenMessage';
import { outboxList } from './outboxList';

/** Failed, waiting, sent. */
const STATUSES = [2, 0, 1];

/** Messages that the product sends by itself, for administrators. One opens beside the list. */
export function OutboxListPage() {
  const presets = useCodePresets('status', 'outbox_status', STATUSES);
  const screen = useListScreen(outboxList, { presets });
  const [opened, setOpened] = useState<OutboxMessage | null>(null);

  return (
    <OpenMessage value={setOpened}>
      <ListScreen screen={screen}>
        {opened && <MessageDrawer message={opened} onClose={() => setOpened(null)} />}
      </ListScreen>
    </OpenMessage>
  );
}
