import type { Messages, Notifications } from '@mingjian/ui';
import { ColumnChooser } from './columns/ColumnChooser';
import { ExportTool } from './exporting/ExportTool';
import type { ListGridProps } from './listGridProps';
import { collectRows } from './model/collectRows';
import { isSameLayout } from './model/sameLayout';
import type { ListState } from './useListGrid';
import type { ViewsState } from './views/useViews';
import { ViewPicker } from './views/ViewPicker';

export interface EndToolsProps<Row> {
  list: ListState<Row>;
  props: ListGridProps<Row>;
  views: ViewsState | null;
  messages: Messages;
  notifications: Notifications;
}

/**
 * The tools that are about the list and not its rows: views, export, columns. Each is there when
 * the list can do it.
 */
export function EndTools<Row>({ list, props, views, messages, notifications }: EndToolsProps<Row>) {
  const { columns, load, rowKey, exporter, onSaveLayout } = props;
  const { layout, query, rows, selection } = list;
  // What a view shows is kept in the view.
  const isOfView = views?.layout != null && isSameLayout(views.layout, layout.layout);
  return (
    <>
      {views && <ViewPicker state={views} messages={messages} />}
      {exporter && (
        <ExportTool
          {...{ exporter, columns, query, selection, messages, notifications }}
          layout={layout.layout}
          total={rows.answer?.total ?? 0}
          collectKeys={async (chosen) =>
            (await collectRows(load, chosen, rowKey, { signal: new AbortController().signal })).map(
              rowKey,
            )
          }
        />
      )}
      {onSaveLayout && (
        <ColumnChooser
          columns={columns}
          layout={layout.layout}
          saved={isOfView ? layout.layout : layout.saved}
          onChange={layout.show}
          onSave={layout.save}
        />
      )}
    </>
  );
}
