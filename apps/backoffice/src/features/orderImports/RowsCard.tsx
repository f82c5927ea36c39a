import { useState } from 'react';
import { IMPORT_ROW_STATES, type ImportRowState } from '@mingjian/api';
import {
  Alert,
  Button,
  Card,
  DataState,
  Pagination,
  SegmentedControl,
  Table,
  TableFrame,
  Text,
  useTexts,
  type LoadState,
} from '@mingjian/ui';
import { ImportActions } from './ImportActions';
import { ImportRowLine } from './ImportRowLine';
import * as S from './ImportPage.styles';
import type { OpenImportProps } from './model/importSteps';
import { orderImportTexts } from './orderImport.texts';
import { PAGE_ROWS, useImportRows } from './useImportRows';
import { useMends } from './useMends';

/** The rows of an import, whose cells are corrected in place, with the actions on them above. */
export function RowsCard(props: OpenImportProps) {
  const t = useTexts(orderImportTexts);
  const { record, onChange } = props;
  const { id, counts, mapping, emptyRows } = record;
  const [filter, setFilter] = useState<ImportRowState | 'all'>(counts.error > 0 ? 'error' : 'all');
  const [page, setPage] = useState(1);
  const isPlacing = record.state === 'placing';
  const { rows, error, reload, retry } = useImportRows({
    id,
    state: filter === 'all' ? undefined : filter,
    page,
    moment: `${record.state} ${mapping.join()}`,
  });
  const mends = useMends(record, (saved) => {
    onChange(saved);
    void reload();
  });
  const columns = mapping.flatMap((field, column) => (field === null ? [] : [{ field, column }]));
  const all = IMPORT_ROW_STATES.reduce((sum, state) => sum + counts[state], 0);
  const show = (next: ImportRowState | 'all') => {
    setFilter(next);
    setPage(1);
  };
  return (
    <>
      <ImportActions {...props} unsaved={mends.count} />
      <Card title={t.rows}>
        <S.Stack>
          <S.Line>
            <SegmentedControl
              label={t.filter}
              hideLabel
              size="small"
              value={filter}
              options={[
                { value: 'all', label: t.all(all) },
                ...IMPORT_ROW_STATES.map((state) => ({
                  value: state,
                  label: t[`${state}Rows`](counts[state]),
                })),
              ]}
              onValueChange={show}
            />
            {emptyRows > 0 && <Text tone="muted">{t.emptyRows(emptyRows)}</Text>}
            <span role="status" data-end>
              {mends.isSaving ? t.saving : mends.count === 0 && record.version > 1 ? t.saved : ''}
            </span>
          </S.Line>
          {mends.problem !== undefined && (
            <Alert
              tone="danger"
              action={
                <Button size="small" onClick={mends.save}>
                  {t.retry}
                </Button>
              }
            >
              {t.unsaved(mends.count, mends.problem)}
            </Alert>
          )}
          <DataState label={t.rows} state={stateOf({ rows, error, retry }, t)}>
            {() => (
              <TableFrame label={t.rowTable}>
                <Table data-pin>
                  <thead>
                    <tr>
                      <th scope="col">{t.row}</th>
                      <th scope="col">{t.state}</th>
                      {columns.map(({ field }) => (
                        <th scope="col" key={field}>
                          {t[field]}
                        </th>
                      ))}
                      <th scope="col">{t.order}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {rows!.content.map((row) => (
                      <ImportRowLine
                        key={row.row}
                        row={row}
                        columns={columns}
                        mends={mends}
                        isFixed={isPlacing || row.state === 'placed'}
                      />
                    ))}
                  </tbody>
                </Table>
              </TableFrame>
            )}
          </DataState>
          {rows && rows.total > PAGE_ROWS && (
            <Pagination
              value={{ page, pageSize: PAGE_ROWS }}
              pageSizes={[PAGE_ROWS]}
              total={rows.total}
              onValueChange={(next) => setPage(next.page)}
            />
          )}
        </S.Stack>
      </Card>
    </>
  );
}

type RowsState = Pick<ReturnType<typeof useImportRows>, 'rows' | 'error' | 'retry'>;

function stateOf(
  { rows, error, retry }: RowsState,
  t: { loadFailed: string; noRows: string },
): LoadState {
  if (error)
    return { kind: 'error', title: t.loadFailed, description: error.message, onRetry: retry };
  if (!rows) return { kind: 'loading' };
  return rows.content.length === 0 ? { kind: 'empty', title: t.noRows } : { kind: 'ready' };
}
