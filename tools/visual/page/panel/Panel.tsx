import { Tabs, useTexts, type TabItem } from '@mingjian/ui';
import type { Change } from '../../report';
import { look } from '../commands';
import { useDesk, useLooking } from '../desk';
import { axeDifference } from '../model/axeDifference';
import { diffLines } from '../model/lineDiff';
import { Checks } from './Checks';
import { History } from './History';
import { Matrix } from './Matrix';
import { panelTexts } from './panel.texts';
import { SpokenTree } from './SpokenTree';
import { Why } from './Why';

/** Details of a picture in tabs; the selected tab stays from picture to picture. */
export function Panel({ change }: { change: Change }) {
  const desk = useDesk();
  const t = useTexts(panelTexts);
  const tab = useLooking((looking) => looking.tab);
  const { added, fixed } = axeDifference(change.axe.before, change.axe.after);
  const spoken = diffLines(change.aria.before, change.aria.after).filter(
    (line) => line.kind !== 'same',
  ).length;

  const tabs: TabItem[] = [
    {
      key: 'why',
      label: t.why,
      ...counted(change.causes.length),
      content: <Why change={change} />,
    },
    { key: 'tree', label: t.tree, ...counted(spoken), content: <SpokenTree change={change} /> },
    {
      key: 'checks',
      label: t.checks,
      ...counted(added.length + fixed.length + change.console.length),
      content: <Checks change={change} />,
    },
    { key: 'matrix', label: t.matrix, content: <Matrix change={change} /> },
    { key: 'history', label: t.history, content: <History change={change} /> },
  ];
  return (
    <Tabs
      label={t.panel}
      tabs={tabs}
      value={tab}
      onValueChange={(next) => look(desk, { tab: next })}
    />
  );
}

function counted(count: number): Partial<TabItem> {
  return count > 0 ? { count } : {};
}
