import { type ReactNode, useEffect } from 'react';
import { BulkBar, Button, Icon, IconButton, Toolbar, useTexts } from '@mingjian/ui';
import { FileText, type LucideIcon, Plus, ReceiptText, RotateCw } from 'lucide-react';
import type { BulkAction } from './bulk/bulkAction';
import { LazyBulkFlow } from './bulk/LazyBulkFlow';
import { countChosen, useSelection } from '../DataGrid';
import type { ListGridProps } from './listGridProps';
import { listGridTexts } from './ListGrid.texts';
import * as S from './ListGrid.styles';
import type { RowKey } from '../internal/list/row';
import type { ListState } from './useListGrid';

export interface ListToolbarProps<Row> {
  list: ListState<Row>;
  props: ListGridProps<Row>;
  label: string;
  /** What can be done with the chosen rows, and what begins it. */
  bulk: { actions: readonly BulkAction<Row>[]; start(action: BulkAction<Row>): void };
  /** Tools at the end: views, export, columns. */
  endTools?: ReactNode;
}

/**
 * The tools of a list: what can be done, how many rows are chosen and what can be done with them,
 * and settings at the end.
 */
export function ListToolbar<Row>({ list, props, label, bulk, endTools }: ListToolbarProps<Row>) {
  const t = useTexts(listGridTexts);
  const { tools, onAdd, onInvoice, onExportReport } = props;
  const { selection, rows, query } = list;
  const chosen = useSelection(selection);
  const total = rows.answer?.total;
  const keys = chosen.kind === 'some' ? [...chosen.keys] : null;
  const ofKeys = (why: string | undefined) => (
    <>
      <KeysButton icon={ReceiptText} label={t.invoice} why={why} keys={keys} onPress={onInvoice} />
      <KeysButton
        icon={FileText}
        label={t.exportReport}
        why={why}
        keys={keys}
        onPress={onExportReport}
      />
    </>
  );

  return (
    <S.Bar>
      <S.Acts>
        <BulkBar
          count={countChosen(chosen)}
          total={total}
          onClear={selection.clear}
          onSelectAll={
            total === undefined ? undefined : () => selection.selectAllMatching(query, total)
          }
          placeholder={
            <Toolbar label={t.tools(label)}>
              {onAdd && (
                <Button tone="primary" icon={<Icon icon={Plus} />} onClick={onAdd}>
                  {t.add}
                </Button>
              )}
              <BulkButtons {...bulk} why={t.chooseFirst} />
              {ofKeys(t.chooseFirst)}
              {tools}
            </Toolbar>
          }
        >
          <BulkButtons {...bulk} />
          {ofKeys(keys === null ? t.someOnly : undefined)}
        </BulkBar>
      </S.Acts>
      <Toolbar label={t.pageTools}>
        {endTools}
        <IconButton label={t.refresh} icon={RotateCw} onClick={rows.reload} />
      </Toolbar>
    </S.Bar>
  );
}

/** The actions on chosen rows; `why` says that none are chosen yet. */
function BulkButtons<Row>({
  actions,
  start,
  why,
}: ListToolbarProps<Row>['bulk'] & { why?: string }) {
  const isReady = why === undefined;
  useEffect(() => {
    if (isReady) LazyBulkFlow.preload();
  }, [isReady]);
  return actions.map((action) => (
    <Button
      key={action.key}
      {...(action.icon && { icon: <Icon icon={action.icon} /> })}
      disabledReason={why}
      onClick={() => start(action)}
    >
      {action.label}
    </Button>
  ));
}

interface KeysButtonProps {
  icon: LucideIcon;
  label: string;
  /** Why it can do nothing now. */
  why: string | undefined;
  keys: readonly RowKey[] | null;
  /** Without it there is no button. */
  onPress: ((keys: readonly RowKey[]) => void) | undefined;
}

/** What is done with the keys of chosen rows outside the list. */
function KeysButton({ icon, label, why, keys, onPress }: KeysButtonProps) {
  if (!onPress) return null;
  return (
    <Button icon={<Icon icon={icon} />} disabledReason={why} onClick={() => keys && onPress(keys)}>
      {label}
    </Button>
  );
}
