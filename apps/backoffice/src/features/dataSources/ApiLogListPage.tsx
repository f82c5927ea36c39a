import { useMemo, useState } from 'react';
import { useTexts } from '@mingjian/ui';
import { ListScreen, useListScreen } from '../../shared/resourceList/ListScreen';
import { apiLogList } from './apiLogList';
import { apiLogListTexts } from './apiLogList.texts';
import { ExchangeDrawer } from './ExchangeDrawer';
import { OpenExchange } from './OpenExchange';

/** The log of exchanges with data sources. A name opens the exchange beside the list. */
export function ApiLogListPage() {
  const t = useTexts(apiLogListTexts);
  const presets = useMemo(
    () => [
      { key: 'all', label: t.all, conditions: () => [] },
      ...(['0', '1'] as const).map((value) => ({
        key: value,
        label: t[`success${value}`],
        conditions: () => [{ field: 'success', operator: 'EQ' as const, value }],
        counted: value === '0',
      })),
    ],
    [t],
  );
  const screen = useListScreen(apiLogList, { presets });
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <OpenExchange value={setOpened}>
      <ListScreen screen={screen}>
        {opened !== null && <ExchangeDrawer id={opened} onClose={() => setOpened(null)} />}
      </ListScreen>
    </OpenExchange>
  );
}
