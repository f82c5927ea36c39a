import { useCallback, useState } from 'react';
import type { MessageView } from '@mingjian/api';
import { Button, useTexts } from '@mingjian/ui';
import { ListScreen, useListScreen } from '../../shared/resourceList/ListScreen';
import { useCodePresets } from '../../shared/resourceList/useCodePresets';
import { CancelMessage } from './CancelMessage';
import { ChangeMessageDialog } from './ChangeMessageDialog';
import { MessageDrawer } from './MessageDrawer';
import { messageList } from './messageList';
import { messageListTexts } from './messageList.texts';
import { OpenMessage } from './OpenMessage';
import { SendMessageDialog } from './SendMessageDialog';

/** Failed, waiting, sent, stored only. */
const STATUSES = [2, 0, 1, 3];

/** A dialog of the page, about a message of the list or a new one. */
type OpenDialog = { kind: 'send' } | { kind: 'change' | 'cancel' | 'read'; message: MessageView };

/** Messages to candidates, clients and staff: sent, waiting and failed ones. */
export function MessageListPage() {
  const t = useTexts(messageListTexts);
  const presets = useCodePresets('status', 'outbox_status', STATUSES);
  const screen = useListScreen(messageList, { presets });
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const close = () => setOpened(null);
  const read = useCallback((message: MessageView) => setOpened({ kind: 'read', message }), []);
  const maySend = screen.can?.actions.includes('send') === true;

  const rowActions = useCallback(
    ({ status, channel }: MessageView) =>
      !maySend || status === 1 || channel === 3
        ? []
        : [
            {
              key: 'change',
              label: status === 2 ? t.again : t.change,
              onSelect: (message: MessageView) => setOpened({ kind: 'change', message }),
            },
            {
              key: 'cancel',
              label: t.cancel,
              onSelect: (message: MessageView) => setOpened({ kind: 'cancel', message }),
            },
          ],
    [t, maySend],
  );

  return (
    <OpenMessage value={read}>
      <ListScreen
        screen={screen}
        actions={{
          row: rowActions,
          primary: maySend && (
            <Button tone="primary" onClick={() => setOpened({ kind: 'send' })}>
              {t.send}
            </Button>
          ),
        }}
      >
        {opened?.kind === 'read' && <MessageDrawer message={opened.message} onClose={close} />}
        {opened?.kind === 'send' && <SendMessageDialog onClose={close} />}
        {opened?.kind === 'change' && (
          <ChangeMessageDialog message={opened.message} onClose={close} />
        )}
        {opened?.kind === 'cancel' && <CancelMessage message={opened.message} onClose={close} />}
      </ListScreen>
    </OpenMessage>
  );
}
