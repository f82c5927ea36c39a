import { STATISTICS, type StatisticFigure, type StatisticFigures } from '@mingjian/api';
import { Button, Card, Icon, Link, Table, TableFrame, useTexts } from '@mingjian/ui';
import { Download } from 'lucide-react';
import { saveFile } from '../../shared/saveFile';
import { figureTexts } from './figures.texts';
import { statisticCsv } from './model/statisticCsv';
import { requestOf } from './model/statisticQuery';
import type { StatisticPartProps } from './StatisticBar';
import { statisticTexts, statisticTitleTexts } from './statistics.texts';
import { useFigureWords } from './useFigureWords';
import { useNumberLinks, type NumberLink } from './useNumberLinks';
import { useRowNames } from './useRowNames';
import type { ShownStatistic } from './useStatistic';

/** The rows of a statistic. Each number leads to the rows that it counts. */
export function StatisticTable({ name, query, now }: StatisticPartProps & ShownStatistic) {
  const t = useTexts(statisticTexts);
  const names = useTexts(figureTexts);
  const title = useTexts(statisticTitleTexts)[name];
  const rowName = useRowNames(name, query);
  const linkOf = useNumberLinks(name);
  const { by } = STATISTICS[name];
  const figures = STATISTICS[name].figures.filter(
    (figure: StatisticFigure) => figure in now.totals,
  );
  const save = () => {
    const rows = now.rows.map((row) => ({ name: rowName(row), figures: row.figures }));
    const sums = { name: t.all, figures: now.totals };
    const text = statisticCsv(figures, [...rows, sums], { subject: t[by], figures: names });
    const file = `${title} ${query.from} ${query.to}.csv`;
    saveFile(new File([text], file, { type: 'text/csv;charset=utf-8' }));
  };
  return (
    <Card
      title={t.details}
      actions={
        <Button icon={<Icon icon={Download} />} onClick={save}>
          {t.export}
        </Button>
      }
    >
      <TableFrame label={`${title} · ${t.details}`}>
        <Table data-pin>
          <thead>
            <tr>
              <th scope="col">{t[by]}</th>
              {figures.map((figure) => (
                <th key={figure} scope="col" data-align="end">
                  {names[figure]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {now.rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">{rowName(row)}</th>
                <Cells
                  figures={figures}
                  values={row.figures}
                  linkOf={(figure) => linkOf(figure, requestOf(query), row.key)}
                />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t.all}</th>
              <Cells
                figures={figures}
                values={now.totals}
                linkOf={(figure) => linkOf(figure, requestOf(query))}
              />
            </tr>
          </tfoot>
        </Table>
      </TableFrame>
    </Card>
  );
}

interface CellsProps {
  figures: readonly StatisticFigure[];
  values: StatisticFigures;
  linkOf: (figure: StatisticFigure) => ReturnType<NumberLink>;
}

function Cells({ figures, values, linkOf }: CellsProps) {
  const { valueOf } = useFigureWords();
  return figures.map((figure) => {
    const value = values[figure];
    const href = value ? linkOf(figure) : undefined;
    const text = valueOf(figure, value);
    return (
      <td key={figure} data-align="end">
        {href ? <Link href={href}>{text}</Link> : text}
      </td>
    );
  });
}
