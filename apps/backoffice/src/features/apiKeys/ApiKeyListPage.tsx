import { useCallback, useState } from 'react';
import { apiKeys, type ApiKey } from '@mingjian/api';
import { ConfirmDialog, useTexts } from '@mingjian/ui';
import { ResourcePage } from '../../shared/resourceList/ResourcePage';
import { SecretDialog } from '../../shared/secret/SecretDialog';
import { useSignedIn } from '../../shell';
import { apiKeyList } from './apiKeyList';
import { apiKeyListTexts } from './apiKeyList.texts';

type Opened = { kind: 'rotate' | 'secret'; apiKey: ApiKey };

/** Keys of client companies. A new one shows its text once; staff make none. */
export function ApiKeyListPage() {
  const t = useTexts(apiKeyListTexts);
  const [opened, setOpened] = useState<Opened | null>(null);
  const isClient = useSignedIn().user.userType === 'companyUser';
  const rowActions = useCallback(
    ({ status, keyTail }: ApiKey) =>
      isClient && status === 1
        ? [
            {
              key: 'newSecret',
              label: keyTail === null ? t.firstSecret : t.newSecret,
              onSelect: (apiKey: ApiKey) =>
                setOpened({ kind: apiKey.keyTail === null ? 'secret' : 'rotate', apiKey }),
            },
          ]
        : [],
    [t, isClient],
  );
  const close = () => setOpened(null);
  return (
    <ResourcePage<ApiKey>
      list={apiKeyList}
      rowActions={rowActions}
      onCreated={(apiKey) => apiKey.status === 1 && setOpened({ kind: 'secret', apiKey })}
    >
      {opened?.kind === 'rotate' && (
        <ConfirmDialog
          open
          title={t.rotateTitle(opened.apiKey.name)}
          confirmLabel={t.rotate}
          onConfirm={() => setOpened({ ...opened, kind: 'secret' })}
          onClose={close}
        >
          {t.rotateNote}
        </ConfirmDialog>
      )}
      {opened?.kind === 'secret' && (
        <SecretDialog
          id={opened.apiKey.id}
          call={apiKeys.newSecret}
          list={apiKeys.getList}
          title={t.secretTitle}
          note={t.secretNote}
          onClose={close}
        />
      )}
    </ResourcePage>
  );
}
