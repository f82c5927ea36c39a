import { useId, useState } from 'react';
import type { ImportField, ImportRow, ImportRowState } from '@mingjian/api';
import { Link, Tag, TextField, useTexts, type TagTone } from '@mingjian/ui';
import { orderDetailsPath } from '../../base/orderPaths';
import * as S from './ImportPage.styles';
import { orderImportTexts } from './orderImport.texts';
import type { MendsState } from './useMends';

const TONES: Readonly<Record<ImportRowState, TagTone>> = {
  error: 'danger',
  warning: 'warning',
  good: 'success',
  placed: 'accent',
};

/** A column of the file that holds a field. */
export interface ImportColumn {
  field: ImportField;
  /** Position in the file, from 0. */
  column: number;
}

export interface ImportRowLineProps {
  row: ImportRow;
  columns: readonly ImportColumn[];
  mends: MendsState;
  /** Whether its cells cannot be corrected. */
  isFixed: boolean;
}

/** A row of the file: its state, its cells with their problems, and its order. */
export function ImportRowLine({ row, columns, mends, isFixed }: ImportRowLineProps) {
  const t = useTexts(orderImportTexts);
  const shown = columns.map(({ field }) => field);
  const others = row.problems.filter(({ field }) => field === null || !shown.includes(field));
  return (
    <tr data-tone={row.state === 'error' ? 'danger' : undefined}>
      <th scope="row">{row.row}</th>
      <S.Cell data-mended={others.length > 0 || undefined}>
        <Tag tone={TONES[row.state]}>{t[row.state]}</Tag>
        {others.map(({ field, text }) => (
          <S.Problem key={`${field} ${text}`} data-tone="danger">
            {field === null ? text : t.problemOf(t[field], text)}
          </S.Problem>
        ))}
      </S.Cell>
      {columns.map((column) => (
        <S.Cell key={column.field} data-mended>
          {isFixed ? (
            row.cells[column.column]
          ) : (
            <MendedCell row={row} column={column} mends={mends} />
          )}
        </S.Cell>
      ))}
      <td>
        {row.orderId !== null && <Link href={orderDetailsPath(row.orderId)}>{row.orderNo}</Link>}
      </td>
    </tr>
  );
}

interface MendedCellProps extends Pick<ImportRowLineProps, 'row' | 'mends'> {
  column: ImportColumn;
}

function MendedCell({ row, column: { field, column }, mends }: MendedCellProps) {
  const t = useTexts(orderImportTexts);
  const [typed, setTyped] = useState(() => mends.typedAt(row.row, column));
  const problemId = useId();
  const problems = row.problems.filter((one) => one.field === field);
  const isWrong = problems.some(({ isError }) => isError);
  return (
    <>
      <TextField
        label={t.cell(row.row, t[field])}
        hideLabel
        size="small"
        // A page of errors is read, not announced: a field's own `error` would be.
        aria-invalid={isWrong || undefined}
        aria-describedby={problems.length > 0 ? problemId : undefined}
        value={typed ?? row.cells[column] ?? ''}
        onValueChange={(text) => {
          setTyped(text);
          mends.type({ row: row.row, column, text });
        }}
        onBlur={mends.save}
        onKeyDown={({ key }) => key === 'Enter' && mends.save()}
      />
      {problems.length > 0 && (
        <S.Problem id={problemId} data-tone={isWrong ? 'danger' : 'warning'}>
          {problems.map(({ text }) => text).join('\n')}
        </S.Problem>
      )}
    </>
  );
}
