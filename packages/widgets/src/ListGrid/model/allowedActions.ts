import type { ListPermissions } from '../../internal/list/query';
import type { ListActions, ListAppearance } from '../listGridProps';

/** The actions of a list that the reader may use. */
export interface AllowedActions<Row> extends ListActions<Row> {
  deletable: boolean;
  /** Whether rows can be selected: when `selectable` is set and some action uses a selection. */
  selectable: boolean;
  /** Fields whose switches are enabled. `undefined` for all. */
  switchable: readonly string[] | undefined;
}

/** Returns the actions without those that `can` forbids. Without `can` all are allowed. */
export function allowedActions<Row>(
  actions: ListActions<Row>,
  { selectable = false }: Pick<ListAppearance, 'selectable'>,
  can: ListPermissions | undefined,
): AllowedActions<Row> {
  const deletable = actions.deletable ?? actions.onDelete !== undefined;
  if (!can) return { ...actions, deletable, selectable, switchable: undefined };
  const allowed = {
    ...actions,
    onCreate: can.create ? actions.onCreate : undefined,
    onEdit: can.update ? actions.onEdit : undefined,
    onSwitch: can.update ? actions.onSwitch : undefined,
    deletable: deletable && can.delete,
  };
  const hasBulk =
    allowed.deletable ||
    (actions.bulk ?? []).length > 0 ||
    actions.onInvoice !== undefined ||
    actions.onExportReport !== undefined;
  return { ...allowed, selectable: selectable && hasBulk, switchable: can.fields };
}
