import { Table, useTexts } from '@mingjian/ui';
import { chartTexts } from './Chart.texts';
import type { ChartContents } from './model/chartModel';

export interface ChartTableProps extends ChartContents {
  title: string;
  categoryLabel?: string | undefined;
  words: (value: number) => string;
}

/** The exact values of a chart as a table. */
export function ChartTable({ title, categories, series, categoryLabel, words }: ChartTableProps) {
  const t = useTexts(chartTexts);
  return (
    <Table density="compact" aria-label={title} data-pin>
      <thead>
        <tr>
          <th scope="col">{categoryLabel ?? t.category}</th>
          {series.map(({ key, name }) => (
            <th key={key} scope="col" data-align="end">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map((category, index) => (
          <tr key={index}>
            <th scope="row">{category}</th>
            {series.map(({ key, values }) => (
              <td key={key} data-align="end">
                {values[index] == null ? '–' : words(values[index])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
