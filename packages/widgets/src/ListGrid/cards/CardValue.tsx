import { Switch, Tag, useTexts } from '@mingjian/ui';
import { gridTexts } from '../../DataGrid';
import { cellValue, optionOf, shownText } from '../../internal/list/cellText';
import type { RowKey } from '../../internal/list/row';
import { switchState, type SwitchedValues } from '../../internal/list/switchState';
import type { PressedSwitch } from '../../internal/list/useSwitches';
import type { GridColumn } from '../../internal/list/column';
import { listGridTexts } from '../ListGrid.texts';

export interface CardValueProps<Row> {
  row: Row;
  rowKey: RowKey;
  column: GridColumn<Row>;
  /** Name of the row. */
  name: string;
  switched: SwitchedValues | undefined;
  /** Whether the switches of a field are enabled. */
  isSwitchable(field: string): boolean;
  onSwitch(pressed: PressedSwitch<Row>): void;
  /** Returns the address of a stored image, `null` for none. */
  imageOf(path: unknown): string | null;
}

/** The value of a column in a card, as its grid cell shows it. */
export function CardValue<Row>({ column, row, name, imageOf, ...card }: CardValueProps<Row>) {
  const texts = useTexts(gridTexts);
  const t = useTexts(listGridTexts);
  if (column.render) return column.render(row);
  if (column.as === 'switch')
    return <CardSwitch column={column} row={row} name={name} imageOf={imageOf} {...card} />;
  if (column.as === 'image') {
    const source = imageOf(cellValue(column, row));
    return source && <img src={source} alt={texts.imageOf(column.label, name)} loading="lazy" />;
  }
  const text = shownText(column, row);
  if (text === '') return t.noValue;
  if (column.masked) return <span data-masked="">{text}</span>;
  if (column.as !== 'tag') return text;
  return <Tag tone={optionOf(column, cellValue(column, row))?.tone}>{text}</Tag>;
}

function CardSwitch<Row>({
  column,
  row,
  rowKey,
  name,
  switched,
  isSwitchable,
  onSwitch,
}: CardValueProps<Row>) {
  const texts = useTexts(gridTexts);
  const { isOn, isSaving } = switchState(column, row, switched);
  return (
    <span data-switch="">
      <Switch
        label={texts.switchOf(column.label, name)}
        hideLabel
        checked={isOn}
        loading={isSaving}
        disabled={!isSwitchable(column.field)}
        onValueChange={(value) => onSwitch({ row, rowKey, name, column, value: value ? 1 : 0 })}
      />
    </span>
  );
}
