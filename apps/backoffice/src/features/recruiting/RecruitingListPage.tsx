import { useCallback, useState } from 'react';
import type { RecruitingConnection } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import { ResourcePage } from '../../shared/resourceList/ResourcePage';
import { recruitingTexts } from './recruiting.texts';
import { recruitingList } from './recruitingList';
import { SignatureDrawer } from './SignatureDrawer';

/** Connections to recruiting systems. The signature of each can be tested. */
export function RecruitingListPage() {
  const t = useTexts(recruitingTexts);
  const [tested, setTested] = useState<RecruitingConnection | null>(null);
  const rowActions = useCallback(() => [{ key: 'test', label: t.test, onSelect: setTested }], [t]);
  return (
    <ResourcePage<RecruitingConnection> list={recruitingList} rowActions={rowActions}>
      {tested && <SignatureDrawer connection={tested} onClose={() => setTested(null)} />}
    </ResourcePage>
  );
}
