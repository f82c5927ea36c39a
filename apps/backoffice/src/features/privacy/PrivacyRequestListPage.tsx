import { useState } from 'react';
import { ListScreen, useListScreen } from '../../shared/resourceList/ListScreen';
import { useCodePresets } from '../../shared/resourceList/useCodePresets';
import { EnterDialog } from './EnterDialog';
import { OpenRequest } from './OpenRequest';
import { privacyRequestList } from './privacyRequestList';
import { RequestDrawer } from './RequestDrawer';

/** States that wait for somebody. */
const STATUSES = [10, 20, 30];

/** Requests of candidates. One opens beside the list, with its history and its moves. */
export function PrivacyRequestListPage() {
  const presets = useCodePresets('status', 'privacy_status', STATUSES);
  const screen = useListScreen(privacyRequestList, { presets });
  const [opened, setOpened] = useState<string | null>(null);
  const [isEntering, setEntering] = useState(false);
  return (
    <OpenRequest value={setOpened}>
      <ListScreen screen={screen} actions={{ onCreate: () => setEntering(true) }}>
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
