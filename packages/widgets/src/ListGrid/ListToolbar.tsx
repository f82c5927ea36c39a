import { useEffect, type ReactNode } from 'react';
import { BulkBar, Button, Icon, IconButton, Toolbar, useTexts } from '@mingjian/ui';
import { FileText, Plus, ReceiptText, RotateCw, type LucideIcon } from 'lucide-react';
import { countSelected, useSelection, type SelectionStore } from '../DataGrid';
import { useClock } from '../internal/calendar/useClock';
import type { ListQuery } from '../internal/list/query';
import type { RowKey } from '../internal/list/row';
import type { BulkAction } from './bulk/bulkAction';
import { LazyBulkFlow } from './bulk/LazyBulkFlow';
import type { ListActions } from './listGridProps';
import * as S from './ListGrid.styles';
import { listGridTexts } from './ListGrid.texts';

export interface ListToolbarProps<Row> {
  label: string;
  actions: Pick<ListActions<Row>, 'tools' | 'onCreate' | 'onInvoice' | 'onExportReport'>;
  /** The bulk actions, and the function that starts one. */
  bulk: { actions: readonly BulkAction<Row>[]; start(action: BulkAction<Row>): void };
  query: ListQuery;
  /** Number of matching rows, when known. */
  total: number | undefined;
  selection: SelectionStore;
  /** Time of the rows, in milliseconds since 1970; `null` for none. */
  loadedAt: number | null;
  onReload(): void;
  /** Tools at the end: views, export, columns. */
  listTools: ReactNode;
}

/** The toolbar of a list: actions, or the selection with its bulk actions, and the list tools. */
export function ListToolbar<Row>({
  label,
  actions: { tools, onCreate, onInvoice, onExportReport },
  bulk,
  query,
  total,
  selection,
  loadedAt,
  onReload,
  listTools,
}: ListToolbarProps<Row>) {
  const t = useTexts(listGridTexts);
  const clock = useClock();
  const selected = useSelection(selection);
  const keys = selected.kind === 'some' ? [...selected.keys] : null;
  const disabledReason = keys === null ? t.someOnly : undefined;
  const keyButtons = (
    <>
      <KeysButton
        icon={ReceiptText}
        label={t.invoice}
        disabledReason={disabledReason}
        keys={keys}
        onPress={onInvoice}
      />
      <KeysButton
        icon={FileText}
        label={t.exportReport}
        disabledReason={disabledReason}
        keys={keys}
        onPress={onExportReport}
      />
    </>
  );

  return (
    <S.Bar>
      <S.Acts>
        <BulkBar
          count={countSelected(selected)}
          total={total}
          onClear={selection.clear}
          onSelectAll={
            total === undefined ? undefined : () => selection.selectAllMatching(query, total)
          }
          placeholder={
            <Toolbar label={t.tools(label)}>
              {onCreate && (
                <Button icon={<Icon icon={Plus} />} onClick={onCreate}>
                  {t.add}
                </Button>
              )}
              {tools}
            </Toolbar>
          }
        >
          <BulkButtons bulk={bulk} />
          {keyButtons}
        </BulkBar>
      </S.Acts>
      {loadedAt !== null && <S.Updated>{t.updated(clock.now(loadedAt).slice(11, 16))}</S.Updated>}
      <Toolbar label={t.pageTools}>
        {listTools}
        <IconButton label={t.refresh} icon={RotateCw} onClick={onReload} />
      </Toolbar>
    </S.Bar>
  );
}

/** The bulk actions. They are rendered with a selection only. */
function BulkButtons<Row>({ bulk: { actions, start } }: Pick<ListToolbarProps<Row>, 'bulk'>) {
  useEffect(() => LazyBulkFlow.preload(), []);
  return actions.map((action) => (
    <Button
      key={action.key}
      icon={action.icon && <Icon icon={action.icon} />}
      onClick={() => start(action)}
    >
      {action.label}
    </Button>
  ));
}

interface KeysButtonProps {
  icon: LucideIcon;
  label: string;
  disabledReason: string | undefined;
  keys: readonly RowKey[] | null;
  /** Without it there is no button. */
  onPress: ((keys: readonly RowKey[]) => void) | undefined;
}

/** A button that passes the selected keys to the parent. */
function KeysButton({ icon, label, disabledReason, keys, onPress }: KeysButtonProps) {
  if (!onPress) return null;
  return (
    <Button
      icon={<Icon icon={icon} />}
      disabledReason={disabledReason}
      onClick={() => keys && onPress(keys)}
    >
      {label}
    </Button>
  );
}
