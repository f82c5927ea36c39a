import { useState } from 'react';
import { useTexts } from '@mingjian/ui';
import { useSearchParams } from 'react-router-dom';
import { ResourcePage } from '../../shared/resourceList/ResourcePage';
import { useCodePresets } from '../../shared/resourceList/useCodePresets';
import { OpenSettlement } from './OpenSettlement';
import { list } from './settlementList';
import { SettlementDrawer } from './SettlementDrawer';
import { settlementTexts } from './settlements.texts';

const STATUSES = [0, 1, 2];

/** Payments received. One opens beside the list, with its parts, its history and its moves. */
export function SettlementListPage() {
  const t = useTexts(settlementTexts);
  const presets = useCodePresets('status', 'settlement_status', STATUSES);
  const [params] = useSearchParams();
  const [opened, setOpened] = useState(params.get('settlement'));
  return (
    <OpenSettlement value={setOpened}>
      <ResourcePage
        list={list}
        presets={presets}
        saveLabel={t.enter}
        onCreated={({ id }) => setOpened(id)}
      >
        {opened !== null && <SettlementDrawer id={opened} onClose={() => setOpened(null)} />}
      </ResourcePage>
    </OpenSettlement>
  );
}
