import { moneyText, type Board } from '@mingjian/api';
import { useLocale, useTexts } from '@mingjian/ui';
import { statementPath } from '../../base/statementPath';
import { useDateFormat } from '../../base/useDateFormat';
import { dashboardTexts } from './dashboard.texts';
import { figureTexts } from './figures.texts';
import { useBoardLinks } from './useBoardLinks';
import { WorkRow, WorkSection } from './WorkSection';

/** The statements that the reader's company has to confirm. */
export function StatementRows({ board: { statementsToConfirm, asOf } }: { board: Board }) {
  const t = useTexts(dashboardTexts);
  const names = useTexts(figureTexts);
  const dates = useDateFormat();
  const { locale } = useLocale();
  const links = useBoardLinks(asOf);
  if (!statementsToConfirm?.total) return null;
  return (
    <WorkSection
      title={names.statementsToConfirm}
      href={links.ofFigure('statementsToConfirm', false)}
    >
      {statementsToConfirm.rows.map(({ id, statementNo, orderCount, totalAmount, sentTime }) => (
        <WorkRow
          key={id}
          name={statementNo}
          href={statementPath(id, true)}
          about={t.statement(orderCount, moneyText(totalAmount, locale))}
          when={sentTime === null ? null : t.sent(dates.short(sentTime))}
          action={t.confirm}
          isLong
        />
      ))}
    </WorkSection>
  );
}
