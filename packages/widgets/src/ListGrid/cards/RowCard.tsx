import { Button, Checkbox, useTexts } from '@mingjian/ui';
import { gridTexts, useSelection, type SelectionStore } from '../../DataGrid';
import { cellText } from '../../internal/list/cellText';
import type { RowAction } from '../../internal/list/row';
import type { CardParts } from '../model/cardParts';
import { CardValue, type CardValueProps } from './CardValue';

export interface RowCardProps<Row> extends Omit<CardValueProps<Row>, 'column' | 'name'> {
  parts: CardParts<Row>;
  selection: SelectionStore | undefined;
  actions: readonly RowAction<Row>[];
  isHighlighted: boolean;
}

/** The card of one row. Renders an `<li>`. */
export function RowCard<Row>(props: RowCardProps<Row>) {
  const { selection } = props;
  if (!selection) return <CardView {...props} check={null} />;
  return <SelectableCard {...props} selection={selection} />;
}

function SelectableCard<Row>(props: RowCardProps<Row> & { selection: SelectionStore }) {
  const { selection, rowKey } = props;
  useSelection(selection);
  const check: CardCheck = {
    isSelected: selection.has(rowKey),
    toggle: (selected) => selection.toggle(rowKey, selected),
  };
  return <CardView {...props} check={check} />;
}

interface CardCheck {
  isSelected: boolean;
  toggle(selected: boolean): void;
}

interface CardViewProps<Row> extends RowCardProps<Row> {
  check: CardCheck | null;
}

function CardView<Row>({ check, ...card }: CardViewProps<Row>) {
  const { row, rowKey, parts, actions, isHighlighted } = card;
  const t = useTexts(gridTexts);
  const name = (parts.naming && cellText(parts.naming, row)) || rowKey;
  const valueOf = (column: (typeof parts.facts)[number]) => (
    <CardValue {...card} column={column} name={name} />
  );
  return (
    <li
      data-key={rowKey}
      aria-current={isHighlighted || undefined}
      data-selected={check?.isSelected || undefined}
    >
      <div data-head="">
        {check && (
          <div data-check="">
            <Checkbox
              label={t.selectRow(name)}
              hideLabel
              checked={check.isSelected}
              onValueChange={check.toggle}
            />
          </div>
        )}
        <div data-title="">
          {parts.title && <div>{valueOf(parts.title)}</div>}
          {parts.subtitle && <div>{valueOf(parts.subtitle)}</div>}
        </div>
        {parts.marks.length > 0 && (
          <div data-marks="">
            {parts.marks.map((column) => (
              <span key={column.field}>{valueOf(column)}</span>
            ))}
          </div>
        )}
      </div>
      {parts.facts.length > 0 && (
        <dl>
          {parts.facts.map((column) => (
            <div key={column.field}>
              <dt>{column.label}</dt>
              <dd>{valueOf(column)}</dd>
            </div>
          ))}
        </dl>
      )}
      {actions.length > 0 && (
        <div data-actions="">
          {actions.map((action) => (
            <Button
              key={action.key}
              tone="quiet"
              size="small"
              disabledReason={action.disabledReason}
              onClick={() => action.onSelect(row)}
            >
              {action.label}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
