import { useState } from 'react';
import { TextArea, useTexts } from '@mingjian/ui';
import { OPERATOR_SHAPES } from '../internal/list/conditionText';
import { readPastedList, type PastedList } from '../internal/list/pasteList';
import { advancedFilterTexts } from './advancedFilter.texts';
import { toEntered, toStored } from './model/numberText';
import { valuesOf } from './model/problems';
import type { ValueEditorProps } from './valueEditorProps';

/** A list of values, one per line. A column of a spreadsheet can be pasted. */
export function ValuesField({
  field: { kind },
  operator,
  value,
  valueLimit,
  error,
  disabled,
  onChange,
}: Omit<ValueEditorProps, 'ranges' | 'today'>) {
  const t = useTexts(advancedFilterTexts);
  const stored = valuesOf({ operator, value });
  const values = stored.map((one) => toEntered(kind, one));
  const storedIn = ({ values: entered }: PastedList) => entered.map((one) => toStored(kind, one));
  const [typed, setTyped] = useState(() => values.join('\n'));
  const typedList = readPastedList(typed, valueLimit);
  // Undo and saved filters replace the values; then the typed text is outdated.
  const isTyped = storedIn(typedList).join('\n') === stored.join('\n');
  const list = isTyped ? typedList : { values, duplicates: 0, excess: 0 };
  const notes = [
    t.read(list.values.length, valueLimit),
    list.duplicates > 0 && t.duplicates(list.duplicates),
    list.excess > 0 && t.excess(list.excess),
  ];

  const handleChange = (text: string) => {
    setTyped(text);
    const next = storedIn(readPastedList(text, valueLimit));
    onChange(OPERATOR_SHAPES[operator] === 'commaText' ? next.join(',') : next);
  };
  return (
    <TextArea
      label={t.value}
      hideLabel
      required
      rows={3}
      placeholder={t.valuesHint}
      value={isTyped ? typed : values.join('\n')}
      description={notes.filter(Boolean).join(' · ')}
      error={error}
      disabled={disabled}
      onValueChange={handleChange}
    />
  );
}
