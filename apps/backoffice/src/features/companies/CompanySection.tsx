import type { ReactNode } from 'react';
import {
  encodeSearch,
  type Call,
  type companies,
  type Condition,
  type InputOf,
  type ListPage,
} from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import {
  Card,
  ErrorState,
  Link,
  Skeleton,
  Table,
  TableFrame,
  Text,
  useFormatNumber,
  useTexts,
} from '@mingjian/ui';
import { listAddress } from '../../shared/resourceList/model/listAddress';
import { useMayOpen } from '../../shell';
import { companyPageTexts } from './companyPage.texts';

/** Rows that a section shows. */
const MOST = 5;

/** A column of a section. */
export interface SectionColumn<Row> {
  key: string;
  label: string;
  cell(row: Row): ReactNode;
  /** @default 'start' */
  align?: 'start' | 'end';
}

export interface CompanySectionProps<Row extends { id: string }> {
  title: string;
  companyId: string;
  /** The list that has its rows. */
  call: Call<InputOf<typeof companies.getList>, ListPage<Row>>;
  /** Path of the page with all of them; a reader who may not open it does not see the section. */
  path: string;
  columns: readonly SectionColumn<Row>[];
  /** Sentence in place of rows. */
  none: string;
  /** @default the list's own order */
  orderParam?: string | undefined;
}

/** The first rows of a list about one company, and the way to all of them. */
export function CompanySection<Row extends { id: string }>(props: CompanySectionProps<Row>) {
  const isReachable = useMayOpen()(props.path);
  return isReachable ? <ReadableSection {...props} /> : null;
}

function ReadableSection<Row extends { id: string }>({
  title,
  companyId,
  call,
  path,
  columns,
  none,
  orderParam,
}: CompanySectionProps<Row>) {
  const t = useTexts(companyPageTexts);
  const numbers = useFormatNumber();
  const condition: Condition = { field: 'companyId', operator: 'EQ', value: companyId };
  const { data, error, mutate } = useCall(call, {
    pageNum: 1,
    pageSize: MOST,
    searchParam: encodeSearch([condition]),
    ...(orderParam !== undefined && { orderParam }),
  });
  const total = data?.total ?? 0;
  return (
    <Card
      title={title}
      aria-busy={!data && !error}
      actions={
        total > 0 && <Link href={listAddress(path, [condition])}>{t.all(numbers(total))}</Link>
      }
    >
      {error && !data ? (
        <ErrorState title={t.failed} description={error.message} onRetry={() => void mutate()} />
      ) : !data ? (
        <Skeleton lines={3} />
      ) : total === 0 ? (
        <Text tone="muted">{none}</Text>
      ) : (
        <TableFrame label={t.rows(title)}>
          <Table density="compact">
            <thead>
              <tr>
                {columns.map(({ key, label, align }) => (
                  <th key={key} scope="col" data-align={align}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.content.map((row) => (
                <tr key={row.id}>
                  {columns.map(({ key, cell, align }) => (
                    <td key={key} data-align={align}>
                      {cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </TableFrame>
      )}
    </Card>
  );
}
