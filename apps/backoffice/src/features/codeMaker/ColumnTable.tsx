import type { CodeColumn } from '@mingjian/api';
import { Table, TableFrame, useTexts } from '@mingjian/ui';
import * as S from './CodeMakerPage.styles';
import { codeMakerTexts } from './codeMaker.texts';

/** The columns of a table in their order. */
export function ColumnTable({ columns }: { columns: readonly CodeColumn[] }) {
  const t = useTexts(codeMakerTexts);
  const hasComments = columns.some(({ columnComment }) => columnComment !== null);
  const answer = (flag: 0 | 1) => (flag === 1 ? t.yes : t.no);
  return (
    <TableFrame label={t.columns}>
      <Table aria-label={t.columns} density="compact">
        <thead>
          <tr>
            <th scope="col">{t.column}</th>
            <th scope="col">{t.type}</th>
            <th scope="col">{t.key}</th>
            <th scope="col">{t.nullable}</th>
            {hasComments && <th scope="col">{t.comment}</th>}
          </tr>
        </thead>
        <tbody>
          {columns.map((column) => (
            <tr key={column.columnName}>
              <th scope="row">
                <S.Name>{column.columnName}</S.Name>
              </th>
              <td>{column.dataType}</td>
              <td>{answer(column.primaryFlag)}</td>
              <td>{answer(column.nullableFlag)}</td>
              {hasComments && <td>{column.columnComment}</td>}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
