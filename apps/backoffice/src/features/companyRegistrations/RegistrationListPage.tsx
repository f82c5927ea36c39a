import { useState } from 'react';
import type { CompanyRegistration } from '@mingjian/api';
import { ListScreen, useListScreen } from '../../shared/resourceList/ListScreen';
import { OpenRegistration } from './OpenRegistration';
import { RegistrationDrawer } from './RegistrationDrawer';
import { registrationList } from './registrationList';

/** Companies that request an account. One opens beside the list, where staff decide. */
export function RegistrationListPage() {
  const screen = useListScreen(registrationList);
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
