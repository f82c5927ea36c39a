import { Accordion, Statistic, Tag, useLocale, useTexts } from '@mingjian/ui';
import { useReview } from '../desk';
import { isGappy, totalsOf } from '../model/coverage';
import { CellsTable, StatesTable, WordsTable } from './CoverageTables';
import { coverageTexts } from './coverage.texts';
import * as S from './Screen.styles';
import { Screen } from './Screen';

/** Coverage of the pictures: the counts, with the tables folded below. */
export function CoverageScreen() {
  const t = useTexts(coverageTexts);
  const { locale } = useLocale();
  const coverage = useReview((review) => review.index.report.coverage);
  const totals = totalsOf(coverage);
  const gappy = coverage.components.filter(isGappy).length;
  const number = new Intl.NumberFormat(locale);

  return (
    <Screen title={t.title} description={t.why} wide>
      <S.Figures>
        <Statistic label={t.components} value={totals.components} />
        <Statistic label={t.stories} value={totals.stories} />
        <Statistic label={t.pictures} value={totals.pictures} />
        <Statistic
          label={t.missing}
          value={totals.missing}
          hint={t.ofOwed(number.format(totals.owed))}
          tone={totals.missing > 0 ? 'warning' : 'success'}
        />
      </S.Figures>
      <Accordion
        items={[
          {
            key: 'states',
            title: t.states,
            note: <Count count={totals.missing} />,
            content: <StatesTable coverage={coverage} />,
          },
          {
            key: 'cells',
            title: t.cells,
            note: <Count count={gappy} />,
            content: <CellsTable coverage={coverage} />,
          },
          { key: 'words', title: t.derivation, content: <WordsTable coverage={coverage} /> },
        ]}
      />
    </Screen>
  );
}

function Count({ count }: { count: number }) {
  const t = useTexts(coverageTexts);
  return <Tag tone={count > 0 ? 'warning' : 'success'}>{t.gaps(count)}</Tag>;
}
