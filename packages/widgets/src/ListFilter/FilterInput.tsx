import { type ClipboardEvent, useState } from 'react';
import { SegmentedControl, Select, TextField, useTexts } from '@mingjian/ui';
import type { DateRangeVariant } from '../DateRangePicker';
import type { DateFilter, FilterField, FilterValue, TextFilter } from './model/filterFields';
import { isPastedList, readPastedList } from './model/pasteList';
import { filterTexts } from './filter.texts';
import { LazyDatePicker, LazyDateRangePicker } from './LazyDateFields';
import { ListField } from './ListField';
import { useDroppedText } from './useDroppedText';
import { useFocusOnSwap } from './useFocusOnSwap';

export interface FilterInputProps<Filter extends FilterField = FilterField> {
  filter: Filter;
  value: FilterValue;
  onChange(value: FilterValue): void;
}

const VARIANTS: Record<Exclude<DateFilter['kind'], 'date'>, DateRangeVariant> = {
  dateRange: 'closed',
  openDateRange: 'open',
  soFarRange: 'soFar',
};

/** The control of one filter field. */
export function FilterInput({ filter, value, onChange }: FilterInputProps) {
  const t = useTexts(filterTexts);
  const { label } = filter;
  const text = typeof value === 'string' ? value : '';
  if (filter.kind === 'text')
    return <TextInput filter={filter} value={value} onChange={onChange} />;
  if (filter.kind === 'radio') {
    const options = [
      { value: '', label: t.all },
      ...filter.options.map(({ key, text: words }) => ({ value: key, label: words })),
    ];
    return (
      <SegmentedControl
        label={label}
        options={options}
        value={text}
        onValueChange={(key) => onChange(key || null)}
      />
    );
  }
  if (filter.kind === 'select') {
    const options = filter.options.map(({ key, text: words }) => ({ value: key, label: words }));
    return (
      <Select
        label={label}
        placeholder={t.any}
        clearable
        options={options}
        value={text || null}
        onValueChange={onChange}
      />
    );
  }
  if (filter.kind === 'date')
    return <LazyDatePicker label={label} clearable value={text || null} onValueChange={onChange} />;
  const range = typeof value === 'object' && value !== null && 'from' in value ? value : null;
  return (
    <LazyDateRangePicker
      data-wide
      label={label}
      clearable
      variant={VARIANTS[filter.kind]}
      value={range}
      onValueChange={onChange}
    />
  );
}

/** A text, which a pasted list turns into a list. */
function TextInput({ filter, value, onChange }: FilterInputProps<TextFilter>) {
  const t = useTexts(filterTexts);
  const { label, placeholder, takesLists = true } = filter;
  const [pasted, setPasted] = useState<{ list: readonly string[]; note: string } | null>(null);
  const focusNext = useFocusOnSwap(value === null || typeof value === 'string');
  const droppedText = useDroppedText();
  if (typeof value === 'object' && value !== null && 'list' in value) {
    const isPasted = pasted?.list === value.list;
    const change = (list: readonly string[]) => {
      if (list.length === 0) focusNext.ask();
      onChange(list.length > 0 ? { list } : null);
    };
    return (
      <ListField
        label={label}
        values={value.list}
        rootRef={focusNext.listRef}
        note={(isPasted && pasted.note) || undefined}
        onChange={change}
      />
    );
  }
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (!takesLists || !isPastedList(text)) return;
    event.preventDefault();
    const read = readPastedList(text);
    focusNext.ask();
    setPasted({ list: read.values, note: droppedText(read) });
    onChange({ list: read.values });
  };
  return (
    <TextField
      label={label}
      placeholder={placeholder ?? (takesLists ? t.pasteHint : undefined)}
      value={typeof value === 'string' ? value : ''}
      ref={focusNext.textRef}
      onChange={(event) => onChange(event.target.value)}
      onPaste={handlePaste}
    />
  );
}
