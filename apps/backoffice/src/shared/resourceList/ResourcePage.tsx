import { useMemo, type ReactNode } from 'react';
import type { Can, Versioned } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import type { RowAction } from '@mingjian/widgets/DataGrid';
import {
  EMPTY_QUERY,
  FIRST_PAGE_SIZE,
  type ListActions,
  type ListMemory,
  type ListPreset,
} from '@mingjian/widgets/ListGrid';
import type { ResourceList } from './listOf';
import { ListScreen, useListScreen } from './ListScreen';
import { usesIn } from './model/rowUses';
import { RowEditor, type RowEditorProps } from './RowEditor';
import { RowForm } from './RowForm';
import { useOpenForm } from './useOpenForm';
import { useRowChanges } from './useRowChanges';
import { UseLinks } from './UseLinks';

export interface ResourcePageProps<Row extends Versioned> {
  list: ResourceList<Row>;
  /** Returns further actions of a row for a reader with these permissions. Keep the function. */
  rowActions?: ((row: Row, can: Can) => readonly RowAction<Row>[]) | undefined;
  /** Returns whether the server accepts changes of a row from the reader. Keep the function. */
  editable?: ((row: Row) => boolean) | undefined;
  /** Searches beside the title. Memoise the array. */
  presets?: readonly ListPreset[] | undefined;
  /** Label of the form's button. @default 保存 */
  saveLabel?: string | undefined;
  /** Called with a row that the form has created. */
  onCreated?: ((row: Row) => void) | undefined;
  /** Called with a row that the form has changed. */
  onChanged?: ((row: Row) => void) | undefined;
  /** A notice above the list. */
  notice?: ReactNode;
  /** Dialogs of the further actions. */
  children?: ReactNode;
}

/**
 * The page of a resource: its list and the form of one row. The grid shows the actions that the
 * server's response permits.
 */
export function ResourcePage<Row extends Versioned>({
  list,
  rowActions,
  editable,
  presets,
  saveLabel,
  onCreated,
  onChanged,
  notice,
  children,
}: ResourcePageProps<Row>) {
  const http = useHttp();
  const screen = useListScreen(list, presets && { presets });
  const { can, memory } = screen;
  const [openForm, setOpenForm] = useOpenForm<Row>();
  const changes = useRowChanges(list);

  const actionsOf = useMemo(
    () => (rowActions && can ? (row: Row) => rowActions(row, can) : undefined),
    [rowActions, can],
  );

  const handleSaved = (row: Row, next: Row | null = null) => {
    changes.addSaved(row);
    if (openForm?.row === null) onCreated?.(row);
    else onChanged?.(row);
    setOpenForm(next && { row: changes.newestOf(next) });
  };
  /** The list follows to the page of the next row. */
  const handleSavedAndNext: RowEditorProps<Row>['onSavedAndNext'] = (row, { row: next, page }) => {
    const { query = EMPTY_QUERY, onQueryChange } = memory;
    if (page !== query.page) onQueryChange?.({ ...query, page }, { replace: true });
    handleSaved(row, next);
  };

  const actions: ListActions<Row> = {
    onCreate: () => setOpenForm({ row: null }),
    onEdit: (row) => setOpenForm({ row: changes.newestOf(row) }),
    onDelete: async (keys) => {
      const id = keys.join(',');
      const { call, input } = list.deletionOf?.(id) ?? {
        call: list.calls.delete,
        input: { id },
      };
      await http.send(call, input);
    },
    editable,
    deletionRemedy: (error, _key, close) =>
      usesIn(error).length > 0 ? <UseLinks error={error} onOpen={close} /> : undefined,
    onSwitch: changes.saveSwitch,
    row: actionsOf,
    tools: changes.notice,
  };

  return (
    <ListScreen
      screen={screen}
      actions={can ? actions : undefined}
      selectable={can?.delete === true}
      highlighted={changes.savedId}
      onLoad={changes.clearNotice}
      notice={notice}
    >
      {openForm && can && (
        <OpenRowForm
          list={list}
          openForm={openForm}
          fields={screen.formFields(can, openForm.row === null)}
          memory={memory}
          asOf={screen.asOf}
          saveLabel={saveLabel}
          onSaved={handleSaved}
          onSavedAndNext={handleSavedAndNext}
          onClose={() => setOpenForm(null)}
        />
      )}
      {children}
    </ListScreen>
  );
}

type OpenRowFormProps<Row extends Versioned> = Omit<
  RowEditorProps<Row>,
  'row' | 'query' | 'pageSize'
> & { memory: ListMemory; asOf: string | undefined };

/** The form of a new row, or of one of the list. */
function OpenRowForm<Row extends Versioned>({
  memory: { query = EMPTY_QUERY, pageSize },
  asOf,
  onSavedAndNext,
  ...form
}: OpenRowFormProps<Row>) {
  const { row } = form.openForm;
  if (row === null) return <RowForm {...form} key="new" />;
  return (
    <RowEditor
      {...form}
      row={row}
      query={{ ...query, asOf }}
      pageSize={pageSize ?? FIRST_PAGE_SIZE}
      onSavedAndNext={onSavedAndNext}
    />
  );
}
