import type { ComponentPropsWithRef } from 'react';
import type { ListGridProps } from './listGridProps';

/**
 * Every prop that the list takes for itself; the others go to its root. A new one that is missing
 * here does not compile.
 */
const OWN: Record<
  Exclude<keyof ListGridProps<never>, keyof ComponentPropsWithRef<'section'>>,
  true
> = {
  level: true,
  columns: true,
  rowKey: true,
  load: true,
  fields: true,
  revision: true,
  selectable: true,
  indexed: true,
  fill: true,
  marked: true,
  tools: true,
  imageBase: true,
  host: true,
  messages: true,
  notifications: true,
  exporter: true,
  views: true,
  viewId: true,
  onViewChange: true,
  viewLink: true,
  label: true,
  query: true,
  defaultQuery: true,
  onQueryChange: true,
  rememberedPageSize: true,
  onPageSizeChoice: true,
  typedFilter: true,
  onTypeFilter: true,
  storedLayout: true,
  onSaveLayout: true,
  onAdd: true,
  onEdit: true,
  deletable: true,
  onDelete: true,
  onSwitch: true,
  rowActions: true,
  bulkActions: true,
  onInvoice: true,
  onExportReport: true,
};

/** The props that go to the root of a list. */
export function rootProps<Row>(props: ListGridProps<Row>): ComponentPropsWithRef<'section'> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !Object.hasOwn(OWN, name)));
}
