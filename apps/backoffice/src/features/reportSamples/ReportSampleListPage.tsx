import { useMemo, useState } from 'react';
import { useTexts } from '@mingjian/ui';
import type { ListPreset } from '@mingjian/widgets/ListGrid';
import { ListScreen, useListScreen } from '../../shared/resourceList/ListScreen';
import { useSignedIn } from '../../shell';
import { OpenSample } from './OpenSample';
import { reportSampleList } from './reportSampleList';
import { SampleDrawer } from './SampleDrawer';
import { samplesTexts } from './samples.texts';

/** Samples of issued reports. One opens beside the list, with its result and its moves. */
export function ReportSampleListPage() {
  const screen = useListScreen(reportSampleList, { presets: usePresets() });
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <OpenSample value={setOpened}>
      <ListScreen screen={screen}>
        {opened !== null && (
          <SampleDrawer key={opened} id={opened} onClose={() => setOpened(null)} />
        )}
      </ListScreen>
    </OpenSample>
  );
}

/** Returns the searches beside the title: own samples for inspectors, own orders for leads. */
function usePresets(): readonly ListPreset[] {
  const t = useTexts(samplesTexts);
  const { user, can } = useSignedIn();
  const inspects = can('orders.inspect');
  return useMemo(() => {
    const of = (field: string, operator: 'EQ' | 'IN', value: string | string[]) => () => [
      { field, operator, value },
    ];
    return [
      { key: 'all', label: t.all, conditions: () => [] },
      { key: 'waiting', label: t.waiting, conditions: of('status', 'EQ', '0'), counted: true },
      inspects
        ? {
            key: 'mine',
            label: t.mine,
            conditions: of('inspectorId', 'EQ', user.id),
            counted: true,
          }
        : { key: 'mine', label: t.myOrders, conditions: of('pmId', 'EQ', user.id), counted: true },
      {
        key: 'faulty',
        label: t.faulty,
        conditions: of('grade', 'IN', ['2', '3']),
        counted: true,
        tone: 'danger' as const,
      },
    ];
  }, [t, user.id, inspects]);
}
