import { useState } from 'react';
import { statements, type Statement } from '@mingjian/api';
import { useRefresh } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { useSearchParams } from 'react-router-dom';
import { ResourcePage } from '../../shared/resourceList/ResourcePage';
import { useCodePresets } from '../../shared/resourceList/useCodePresets';
import { OpenStatement } from './OpenStatement';
import { StatementDrawer } from './StatementDrawer';
import { list } from './statementList';
import { statementTexts } from './statements.texts';

/** States that wait for somebody. */
const STATUSES = [1, 2, 0, 3];

const isOpen = ({ status }: Statement) => status >= 0 && status < 3;

/** Statements. One opens beside the list, with its lines, its history and its moves. */
export function StatementListPage() {
  const t = useTexts(statementTexts);
  const presets = useCodePresets('status', 'bill_status', STATUSES);
  const [params] = useSearchParams();
  const refresh = useRefresh();
  const [opened, setOpened] = useState(params.get('statement'));
  return (
    <OpenStatement value={setOpened}>
      <ResourcePage
        list={list}
        presets={presets}
        editable={isOpen}
        saveLabel={t.make}
        onCreated={({ id }) => setOpened(id)}
        onChanged={() => void refresh(statements.getDetail)}
      >
        {opened !== null && <StatementDrawer id={opened} onClose={() => setOpened(null)} />}
      </ResourcePage>
    </OpenStatement>
  );
}
