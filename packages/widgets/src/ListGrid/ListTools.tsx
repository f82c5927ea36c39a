import type { Messages, Notifications } from '@mingjian/ui';
import type { GridColumn } from '../internal/list/column';
import type { LoadList } from '../internal/list/query';
import type { RowKey } from '../internal/list/row';
import { AdvancedTool } from './advanced/AdvancedTool';
import type { AdvancedDialogState } from './advanced/useAdvancedDialog';
import { ColumnChooser } from './columns/ColumnChooser';
import { keyCollector } from './exporting/exportedRows';
import type { ExportedRows, Exporter } from './exporting/exporter';
import { ExportTool } from './exporting/ExportTool';
import { isSameLayout } from './model/sameLayout';
import { SortMenu } from './SortMenu';
import { PreviewTool } from './preview/PreviewTool';
import type { PreviewState } from './preview/usePreview';
import type { ListGridState } from './useListGrid';
import type { ViewsState } from './views/useViews';
import { ViewPicker } from './views/ViewPicker';

export interface ListToolsProps<Row> {
  list: ListGridState<Row>;
  columns: readonly GridColumn<Row>[];
  rowKey: (row: Row) => RowKey;
  load: LoadList<Row>;
  /** The dialog of the advanced filter, where the list has one. */
  advanced: AdvancedDialogState | undefined;
  /** Id of the sentence that explains the advanced filter. */
  sentenceId: string;
  exporter: Exporter | undefined;
  /** Exports the reports of rows. Without it there is no button for it. */
  onExportReport: ((rows: ExportedRows) => void) | undefined;
  /** Whether column layouts can be stored. */
  hasLayout: boolean;
  views: ViewsState | null;
  messages: Messages;
  notifications: Notifications;
  /** Whether the rows are cards, which have no headers to sort by. */
  isCards: boolean;
  preview: PreviewState<Row> | null;
}

/** The tools of the list itself, not of its rows: views, export and columns. */
export function ListTools<Row>({
  list,
  columns,
  rowKey,
  load,
  advanced,
  sentenceId,
  exporter,
  onExportReport,
  hasLayout,
  views,
  messages,
  notifications,
  isCards,
  preview,
}: ListToolsProps<Row>) {
  const { layout, query, rows, selection } = list;
  // A layout that comes from the current view is already stored in that view.
  const isOfView = views?.layout != null && isSameLayout(views.layout, layout.layout);
  return (
    <>
      {advanced && (
        <AdvancedTool query={query} sentenceId={sentenceId} onOpen={() => advanced.open()} />
      )}
      {isCards && <SortMenu columns={columns} sort={query.sort} onSort={list.setSort} />}
      {views && <ViewPicker state={views} messages={messages} />}
      {exporter && (
        <ExportTool
          exporter={exporter}
          columns={columns}
          layout={layout.layout}
          query={query}
          selection={selection}
          total={rows.page?.total ?? 0}
          collectKeys={keyCollector(load, rowKey)}
          onExportReport={onExportReport}
          messages={messages}
          notifications={notifications}
        />
      )}
      {hasLayout && (
        <ColumnChooser
          columns={columns}
          layout={layout.layout}
          saved={isOfView ? layout.layout : layout.saved}
          onChange={layout.setLayout}
          onSave={layout.save}
        />
      )}
      {preview && !isCards && <PreviewTool isOpen={preview.isOpen} onClick={preview.toggle} />}
    </>
  );
}
