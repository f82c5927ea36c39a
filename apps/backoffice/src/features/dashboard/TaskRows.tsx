import type { Board } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { orderDetailsPath } from '../../base/orderPaths';
import { taskDeskPath } from '../../base/taskDeskPath';
import { useDateFormat } from '../../base/useDateFormat';
import { dashboardTexts } from './dashboard.texts';
import { figureTexts } from './figures.texts';
import { useBoardLinks } from './useBoardLinks';
import { WorkRow, WorkSection } from './WorkSection';

/** The first tasks that wait for the reader: their own open where they are worked on. */
export function TaskRows({ board: { tasks, asOf } }: { board: Board }) {
  const t = useTexts(dashboardTexts);
  const names = useTexts(figureTexts);
  const dates = useDateFormat();
  const { labelOf } = useDictionary('task_status');
  const links = useBoardLinks(asOf);
  if (!tasks?.total) return null;
  const { figure, isOwn, rows } = tasks;
  return (
    <WorkSection title={names[figure]} href={links.ofFigure(figure, isOwn)}>
      {rows.map(({ id, orderId, itemName, userName, companyName, status, slaDueAt }) => (
        <WorkRow
          key={id}
          name={userName}
          href={isOwn ? taskDeskPath(id) : orderDetailsPath(orderId)}
          about={`${itemName} · ${companyName}`}
          state={isOwn ? labelOf(String(status)) : null}
          when={slaDueAt === null ? null : t.due(dates.short(slaDueAt))}
          action={t.open}
        />
      ))}
    </WorkSection>
  );
}
