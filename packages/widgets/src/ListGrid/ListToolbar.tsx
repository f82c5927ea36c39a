import type { ReactNode } from 'react';
import { BulkBar, Button, Icon, IconButton, Toolbar, useTexts } from '@mingjian/ui';
import { Plus, ReceiptText, RotateCw } from 'lucide-react';
import type { BulkAction } from './bulk/bulkAction';
import { useSelection } from './grid/useSelection';
import { countChosen } from './grid/selectionStore';
import type { ListGridProps } from './listGridProps';
import { listGridTexts } from './ListGrid.texts';
import * as S from './ListGrid.styles';
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

/** The tools of a list: what can be done, how many rows are chosen and what can be done with them, and settings at the end. */
export function ListToolbar<Row>({ list, props, label, bulk, endTools }: ListToolbarProps<Row>) {
  const t = useTexts(listGridTexts);
  const { tools, onAdd, onInvoice } = props;
  const { selection, rows, query } = list;
  const chosen = useSelection(selection);
  const total = rows.answer?.total;
  const keys = chosen.kind === 'some' ? [...chosen.keys] : null;
  const invoice = (why: string | undefined) =>
    onInvoice && (
      <Button icon={<Icon icon={ReceiptText} />} disabledReason={why} onClick={() => keys && onInvoice(keys)}>
        {t.invoice}
      </Button>
    );

  return (
    <S.Bar>
      <S.Acts>
        <BulkBar
          count={countChosen(chosen)}
          total={total}
          onClear={selection.clear}
          onSelectAll={total === undefined ? undefined : () => selection.selectAllMatching(query, total)}
          placeholder={
            <Toolbar label={t.tools(label)}>
              {onAdd && (
                <Button tone="primary" icon={<Icon icon={Plus} />} onClick={onAdd}>
                  {t.add}
                </Button>
              )}
              <BulkButtons {...bulk} why={t.chooseFirst} />
              {invoice(t.chooseFirst)}
              {tools}
            </Toolbar>
          }
        >
          <BulkButtons {...bulk} />
          {invoice(keys === null ? t.someOnly : undefined)}
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
function BulkButtons<Row>({ actions, start, why }: ListToolbarProps<Row>['bulk'] & { why?: string }) {
  return actions.map((action) => (
    <Button key={action.key} {...(action.icon && { icon: <Icon icon={action.icon} /> })} disabledReason={why} onClick={() => start(action)}>
      {action.label}
    </Button>
  ));
}
