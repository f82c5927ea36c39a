import { useCallback, useState } from 'react';
import {
  toApiError,
  webhookDeliveries,
  webhookEndpoints,
  type WebhookEndpoint,
} from '@mingjian/api';
import { useHttp, useRefresh } from '@mingjian/api/react';
import { ConfirmDialog, useTexts } from '@mingjian/ui';
import { ResourcePage } from '../../shared/resourceList/ResourcePage';
import { SecretDialog } from '../../shared/secret/SecretDialog';
import { messages } from '../../shell';
import { ReplayRangeDialog } from './ReplayRangeDialog';
import { webhookList } from './webhookList';
import { webhookListTexts } from './webhookList.texts';

type Opened = { kind: 'rotate' | 'secret' | 'replay'; endpoint: WebhookEndpoint };

/** Addresses that get events. A new one shows its secret once. */
export function WebhookListPage() {
  const t = useTexts(webhookListTexts);
  const [opened, setOpened] = useState<Opened | null>(null);
  const sendTest = useSendTest();
  const rowActions = useCallback(
    ({ status }: WebhookEndpoint) => [
      ...(status === 1
        ? [
            {
              key: 'sendTest',
              label: t.sendTest,
              onSelect: (row: WebhookEndpoint) => void sendTest(row),
            },
            {
              key: 'replay',
              label: t.replay,
              onSelect: (endpoint: WebhookEndpoint) => setOpened({ kind: 'replay', endpoint }),
            },
          ]
        : []),
      {
        key: 'newSecret',
        label: t.newSecret,
        onSelect: (endpoint: WebhookEndpoint) => setOpened({ kind: 'rotate', endpoint }),
      },
    ],
    [t, sendTest],
  );
  const close = () => setOpened(null);
  return (
    <ResourcePage<WebhookEndpoint>
      list={webhookList}
      rowActions={rowActions}
      onCreated={(endpoint) => setOpened({ kind: 'secret', endpoint })}
    >
      {opened?.kind === 'rotate' && (
        <ConfirmDialog
          open
          title={t.rotateTitle(opened.endpoint.name)}
          confirmLabel={t.rotate}
          onConfirm={() => setOpened({ ...opened, kind: 'secret' })}
          onClose={close}
        >
          {t.rotateNote}
        </ConfirmDialog>
      )}
      {opened?.kind === 'secret' && (
        <SecretDialog
          id={opened.endpoint.id}
          call={webhookEndpoints.newSecret}
          list={webhookEndpoints.getList}
          title={t.secretTitle}
          note={t.secretNote}
          onClose={close}
        />
      )}
      {opened?.kind === 'replay' && (
        <ReplayRangeDialog endpoint={opened.endpoint} onClose={close} />
      )}
    </ResourcePage>
  );
}

/** Returns the action that sends a test, and says that it did. */
function useSendTest() {
  const t = useTexts(webhookListTexts);
  const http = useHttp();
  const refresh = useRefresh();
  return useCallback(
    async ({ id }: WebhookEndpoint) => {
      try {
        await http.send(webhookEndpoints.sendTest, { id });
        messages.show({ text: t.testSent, tone: 'success' });
      } catch (error) {
        messages.show({ text: toApiError(error).message, tone: 'danger', seconds: 5 });
      }
      await refresh(webhookDeliveries.getList);
    },
    [http, refresh, t],
  );
}
