import { IconButton, Menu, useTexts, type MenuItem } from '@mingjian/ui';
import { ArrowUpDown } from 'lucide-react';
import type { GridColumn } from '../internal/list/column';
import type { ListSort } from '../internal/list/query';
import { listGridTexts } from './ListGrid.texts';

export interface SortMenuProps<Row> {
  columns: readonly GridColumn<Row>[];
  sort: readonly ListSort[];
  onSort(sort: readonly ListSort[]): void;
}

/** Sorts a list whose cards have no headers: both directions of each sortable column. */
export function SortMenu<Row>({ columns, sort, onSort }: SortMenuProps<Row>) {
  const t = useTexts(listGridTexts);
  const sortable = columns.filter((column) => column.sortable);
  if (sortable.length === 0) return null;
  const itemOf = ({ field, label }: GridColumn<Row>, descending: boolean): MenuItem => ({
    key: descending ? `-${field}` : field,
    label: t.sortedBy(label, descending),
    checked: sort[0]?.field === field && sort[0].descending === descending,
    onSelect: () => onSort([{ field, descending }]),
  });
  const items: MenuItem[] = [
    { key: '#none', label: t.unsorted, checked: sort.length === 0, onSelect: () => onSort([]) },
    ...sortable.flatMap((column) => [itemOf(column, true), itemOf(column, false)]),
  ];
  return (
    <Menu label={t.sort} items={items} trigger={<IconButton label={t.sort} icon={ArrowUpDown} />} />
  );
}
