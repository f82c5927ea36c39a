import { useState } from 'react';
import type { CompanyRegistration } from '@mingjian/api';
import { ListScreen, useListScreen } from '../../shared/resourceList/ListScreen';
import { useCodePresets } from '../../shared/resourceList/useCodePresets';
import { OpenRegistration } from './OpenRegistration';
import { RegistrationDrawer } from './RegistrationDrawer';
import { registrationList } from './registrationList';

/** Waiting, approved, declined. */
const STATUSES = [0, 1, 2];

/** Companies that request an account. One opens beside the list, where staff decide. */
export function RegistrationListPage() {
  const presets = useCodePresets('status', 'registration_status', STATUSES);
  const screen = useListScreen(registrationList, { presets });
  const [opened, setOpened] = useState<CompanyRegistration | null>(null);

  return (
    <OpenRegistration value={setOpened}>
      <ListScreen screen={screen}>
        {opened && (
          <RegistrationDrawer
            registration={opened}
            onChange={setOpened}
            onClose={() => setOpened(null)}
          />
        )}
      </ListScreen>
    </OpenRegistration>
  );
}
