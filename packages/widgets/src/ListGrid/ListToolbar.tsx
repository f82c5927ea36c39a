import { useEffect, useId, useState, type ReactNode } from 'react';
import {
  BulkBar,
  Button,
  Icon,
  IconButton,
  Menu,
  Toolbar,
  useTexts,
  type Messages,
} from '@mingjian/ui';
import { ChevronDown, Ellipsis, Plus, ReceiptText, RotateCw, type LucideIcon } from 'lucide-react';
import { countSelected, useSelection, type SelectionStore } from '../DataGrid';
import type { ListCondition, ListQuery } from '../internal/list/query';
import type { RowKey } from '../internal/list/row';
import { usePhone } from '../internal/usePhone';
import type { BulkAction } from './bulk/bulkAction';
import { LazyBulkFlow } from './bulk/LazyBulkFlow';
import { selectedRows, type CollectKeys } from './exporting/exportedRows';
import { ReportButton } from './exporting/ReportButton';
import type { ListActions } from './listGridProps';
import * as S from './ListGrid.styles';
import { listGridTexts } from './ListGrid.texts';
import type { ListPresets } from './presets/listPreset';
import { PresetBar } from './presets/PresetBar';

export interface ListToolbarProps<Row> {
  label: string;
  presets: ListPresets | undefined;
  actions: Pick<
    ListActions<Row>,
    'tools' | 'primary' | 'onCreate' | 'onInvoice' | 'onExportReport'
  >;
  /** The bulk actions, and the function that starts one. */
  bulk: { actions: readonly BulkAction<Row>[]; start(action: BulkAction<Row>): void };
  query: ListQuery;
  /** Number of matching rows, when known. */
  total: number | undefined;
  selection: SelectionStore;
  collectKeys: CollectKeys;
  messages: Messages;
  /** Time of the rows, in milliseconds since 1970; `null` for none. */
  loadedAt: number | null;
  /** Called with the conditions of a preset. */
  onConditionsChange(conditions: readonly ListCondition[]): void;
  onReload(): void;
  /** Tools at the end: views, export, columns. */
  listTools: ReactNode;
}

/** The line of the heading: presets, or the selection with its actions; what it adds; its tools. */
export function ListToolbar<Row>({
  label,
  presets,
  actions: { tools, primary, onCreate, onInvoice, onExportReport },
  bulk,
  query,
  total,
  selection,
  collectKeys,
  messages,
  loadedAt,
  onConditionsChange,
  onReload,
  listTools,
}: ListToolbarProps<Row>) {
  const t = useTexts(listGridTexts);
  const selected = useSelection(selection);
  const keys = selected.kind === 'some' ? [...selected.keys] : null;
  const disabledReason = keys === null ? t.someOnly : undefined;
  const count = countSelected(selected);

  return (
    <>
      <S.Acts>
        <BulkBar
          count={count}
          total={total}
          onClear={selection.clear}
          onSelectAll={
            total === undefined ? undefined : () => selection.selectAllMatching(query, total)
          }
          placeholder={
            <S.Idle>
              {presets && (
                <PresetBar
                  presets={presets}
                  conditions={query.conditions}
                  loadedAt={loadedAt}
                  onSelect={onConditionsChange}
                />
              )}
              {tools && <Toolbar label={t.tools(label)}>{tools}</Toolbar>}
            </S.Idle>
          }
        >
          <BulkButtons bulk={bulk} />
          <KeysButton
            icon={ReceiptText}
            label={t.invoice}
            disabledReason={disabledReason}
            keys={keys}
            onPress={onInvoice}
          />
          {onExportReport && (
            <ReportButton
              rowsOf={async () => selectedRows(selected, query, collectKeys)}
              messages={messages}
              onPress={onExportReport}
            />
          )}
        </BulkBar>
      </S.Acts>
      {/* Rights come with the rows: the tools stay where they are when it appears. */}
      {primary ??
        (onCreate && (
          <Button tone="primary" icon={<Icon icon={Plus} />} onClick={onCreate}>
            {t.add}
          </Button>
        ))}
      <ToolsOfPage isCompact={count > 0} onReload={onReload}>
        {listTools}
      </ToolsOfPage>
    </>
  );
}

interface ToolsOfPageProps {
  /** Whether they show their icons alone. */
  isCompact: boolean;
  onReload(): void;
  children: ReactNode;
}

/** The tools of the list, on a phone behind a button. */
function ToolsOfPage({ isCompact, onReload, children }: ToolsOfPageProps) {
  const t = useTexts(listGridTexts);
  const id = useId();
  const isPhone = usePhone();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isPhone && (
        <IconButton
          data-more
          label={t.moreTools}
          icon={Ellipsis}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        />
      )}
      {(!isPhone || isOpen) && (
        <S.Tools id={id} data-compact={isCompact || undefined}>
          <Toolbar label={t.pageTools}>
            {children}
            <IconButton label={t.refresh} icon={RotateCw} onClick={onReload} />
          </Toolbar>
        </S.Tools>
      )}
    </>
  );
}

/** Bulk actions that are buttons, where there are more than that and one. */
const BULK_BUTTONS = 2;

/** The bulk actions, many of them in a menu. They are rendered with a selection only. */
function BulkButtons<Row>({ bulk: { actions, start } }: Pick<ListToolbarProps<Row>, 'bulk'>) {
  const t = useTexts(listGridTexts);
  useEffect(() => LazyBulkFlow.preload(), []);
  const count = actions.length > BULK_BUTTONS + 1 ? BULK_BUTTONS : actions.length;
  return (
    <>
      {actions.slice(0, count).map((action, index) => (
        <Button
          key={action.key}
          tone={index === 0 && action.tone !== 'danger' ? 'primary' : undefined}
          icon={action.icon && <Icon icon={action.icon} />}
          onClick={() => start(action)}
        >
          {action.label}
        </Button>
      ))}
      {count < actions.length && (
        <Menu
          label={t.bulkActions}
          trigger={
            <Button>
              {t.bulk}
              <Icon icon={ChevronDown} />
            </Button>
          }
          items={actions.slice(count).map((action) => ({
            key: action.key,
            label: action.label,
            icon: action.icon,
            tone: action.tone === 'danger' ? 'danger' : undefined,
            onSelect: () => start(action),
          }))}
        />
      )}
    </>
  );
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
