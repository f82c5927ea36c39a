import { useState } from 'react';
import { Button, useTexts } from '@mingjian/ui';
import { ListScreen, useListScreen } from '../../shared/resourceList/ListScreen';
import { useCodePresets } from '../../shared/resourceList/useCodePresets';
import { EnterDialog } from './EnterDialog';
import { OpenRequest } from './OpenRequest';
import { privacyTexts } from './privacy.texts';
import { privacyRequestList } from './privacyRequestList';
import { RequestDrawer } from './RequestDrawer';

/** States that wait for somebody. */
const STATUSES = [10, 20, 30];

/** Requests of candidates. One opens beside the list, with its history and its moves. */
export function PrivacyRequestListPage() {
  const t = useTexts(privacyTexts);
  const presets = useCodePresets('status', 'privacy_status', STATUSES);
  const screen = useListScreen(privacyRequestList, { presets });
  const [opened, setOpened] = useState<string | null>(null);
  const [isEntering, setEntering] = useState(false);
  return (
    <OpenRequest value={setOpened}>
      <ListScreen
        screen={screen}
        actions={{
          primary: (
            <Button tone="primary" onClick={() => setEntering(true)}>
              {t.enterTitle}
            </Button>
          ),
        }}
      >
        {opened !== null && <RequestDrawer id={opened} onClose={() => setOpened(null)} />}
        {isEntering && (
          <EnterDialog
            onDone={(id) => {
              setEntering(false);
              setOpened(id);
            }}
            onClose={() => setEntering(false)}
          />
        )}
      </ListScreen>
    </OpenRequest>
  );
}
