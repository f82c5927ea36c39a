import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import {
  Button,
  createAnnouncements,
  Fieldset,
  Icon,
  IconButton,
  LiveRegion,
  Text,
  useTexts,
  isComposed,
} from '@mingjian/ui';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useWatch, type Control } from 'react-hook-form';
import type { FormValues, RowsFormField } from '../formField';
import { formTexts } from '../Form.texts';
import * as S from '../Form.styles';

export interface RowsControlProps {
  field: RowsFormField;
  control: Control<Record<string, unknown>>;
  /** DOM id of the list. */
  id: string;
  error: string | undefined;
  readOnly: boolean;
  /** Renders the fields of the row at a path, such as `addresses.0.`. */
  renderRow(path: string): ReactNode;
}

type RowLists = Record<string, Record<string, unknown>[]>;

/**
 * A list of rows of fields. Alt with an arrow key moves the row that has focus; buttons do the
 * same. Renders a `<fieldset>` with an `<ol>`.
 */
export function RowsControl({ field, control, id, error, readOnly, renderRow }: RowsControlProps) {
  const t = useTexts(formTexts);
  const [announcements] = useState(createAnnouncements);
  const rows = useFieldArray({
    control: control as unknown as Control<RowLists>,
    name: field.field,
  });
  const listRef = useRef<HTMLOListElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const count = rows.fields.length;
  const nameOf = (index: number) => t.rowName(field.noun, index + 1);

  const isAdded = useRef(false);
  useEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    firstControl(listRef.current?.lastElementChild)?.focus();
  }, [count]);
  const add = () => {
    isAdded.current = true;
    rows.append({ ...emptyRow(field) }, { shouldFocus: false });
  };

  const move = (from: number, to: number) => {
    if (to < 0 || to >= count) return;
    rows.move(from, to);
    announcements.announce(t.rowMoved(nameOf(from), to + 1, count));
  };
  const remove = (index: number) => {
    rows.remove(index);
    announcements.announce(t.rowRemoved(nameOf(index)));
    const next = listRef.current?.children[index + 1] ?? listRef.current?.children[index - 1];
    (firstControl(next) ?? addRef.current)?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const lines = [...(listRef.current?.children ?? [])];
    const index = lines.findIndex((line) => line.contains(event.target as Node));
    if (!event.altKey || by === undefined || index < 0 || readOnly) return;
    if (isComposed(event.nativeEvent)) return;
    event.preventDefault();
    move(index, index + by);
  };

  return (
    <Fieldset
      legend={field.label}
      description={field.description}
      error={error}
      id={id}
      onKeyDown={handleKeyDown}
    >
      {count === 0 && <Text tone="muted">{t.noRows(field.noun)}</Text>}
      <S.Rows ref={listRef} role="list">
        {rows.fields.map((row, index) => (
          <li key={row.id} aria-label={nameOf(index)}>
            {renderRow(`${field.field}.${index}.`)}
            {!readOnly && (
              <S.RowButtons>
                <IconButton
                  label={t.rowUp(nameOf(index))}
                  icon={ArrowUp}
                  size="small"
                  aria-disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  label={t.rowDown(nameOf(index))}
                  icon={ArrowDown}
                  size="small"
                  aria-disabled={index === count - 1}
                  onClick={() => move(index, index + 1)}
                />
                <IconButton
                  label={t.rowRemove(nameOf(index))}
                  icon={Trash2}
                  size="small"
                  onClick={() => remove(index)}
                />
              </S.RowButtons>
            )}
          </li>
        ))}
      </S.Rows>
      {!readOnly && count < (field.max ?? 20) && (
        <div>
          <Button ref={addRef} size="small" onClick={add}>
            <Icon icon={Plus} />
            {t.addRow(field.noun)}
          </Button>
        </div>
      )}
      {field.summary && (
        <RowsSummary control={control} name={field.field} summary={field.summary} />
      )}
      <LiveRegion announcements={announcements} />
    </Fieldset>
  );
}

interface RowsSummaryProps extends Pick<RowsControlProps, 'control'> {
  /** Path of the rows. */
  name: string;
  summary: NonNullable<RowsFormField['summary']>;
}

/** The remark about all rows, which renders when one of them changes. */
function RowsSummary({ control, name, summary }: RowsSummaryProps) {
  const rows = useWatch({ control, name });
  return summary(Array.isArray(rows) ? (rows as FormValues[]) : []);
}

const firstControl = (row: Element | null | undefined) =>
  row?.querySelector<HTMLElement>('input, textarea, button');

const emptyRow = ({ fields }: RowsFormField): FormValues =>
  Object.fromEntries(fields.map(({ field }) => [field, null]));
