import { useEffect, type ReactNode } from 'react';
import { BulkBar, Button, Icon, IconButton, Toolbar, useTexts } from '@mingjian/ui';
import { FileText, Plus, ReceiptText, RotateCw, type LucideIcon } from 'lucide-react';
import { countSelected, useSelection, type SelectionStore } from '../DataGrid';
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
  onReload,
  listTools,
}: ListToolbarProps<Row>) {
  const t = useTexts(listGridTexts);
  const selected = useSelection(selection);
  const keys = selected.kind === 'some' ? [...selected.keys] : null;
  const keyButtons = (disabledReason: string | undefined) => (
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
                <Button tone="primary" icon={<Icon icon={Plus} />} onClick={onCreate}>
                  {t.add}
                </Button>
              )}
              <BulkButtons bulk={bulk} disabledReason={t.selectFirst} />
              {keyButtons(t.selectFirst)}
              {tools}
            </Toolbar>
          }
        >
          <BulkButtons bulk={bulk} disabledReason={undefined} />
          {keyButtons(keys === null ? t.someOnly : undefined)}
        </BulkBar>
      </S.Acts>
      <Toolbar label={t.pageTools}>
        {listTools}
        <IconButton label={t.refresh} icon={RotateCw} onClick={onReload} />
      </Toolbar>
    </S.Bar>
  );
}

interface BulkButtonsProps<Row> extends Pick<ListToolbarProps<Row>, 'bulk'> {
  /** Reason why the actions are disabled: nothing is selected. */
  disabledReason: string | undefined;
}

/** The bulk actions. */
function BulkButtons<Row>({ bulk: { actions, start }, disabledReason }: BulkButtonsProps<Row>) {
  const isEnabled = disabledReason === undefined;
  useEffect(() => {
    if (isEnabled) LazyBulkFlow.preload();
  }, [isEnabled]);
  return actions.map((action) => (
    <Button
      key={action.key}
      icon={action.icon && <Icon icon={action.icon} />}
      disabledReason={disabledReason}
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
