import { useEffect, useRef, useState, type ClipboardEvent, type RefObject } from 'react';
import { SegmentedControl, Select, TextField, useTexts } from '@mingjian/ui';
import type { DateRangeVariant } from '../DateRangePicker';
import { filterTexts } from './filter.texts';
import { LazyCombobox, LazyDatePicker, LazyDateRangePicker, LazyMultiSelect } from './LazyFields';
import {
  isDates,
  type ChoiceFilter,
  type CustomFilter,
  type DateFilter,
  type FilterField,
  type FilterValue,
  type LookupFilter,
  type TextFilter,
} from './model/filterFields';
import { readPastedList } from '../internal/list/pasteList';
import { useOmissionText, ValueListField } from './ValueListField';

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
export function FilterInput({ filter, ...control }: FilterInputProps) {
  if (filter.kind === 'text') return <TextInput filter={filter} {...control} />;
  if (filter.kind === 'lookup') return <LookupInput filter={filter} {...control} />;
  if (filter.kind === 'custom') return <CustomInput filter={filter} {...control} />;
  if (isDates(filter)) return <DatesInput filter={filter} {...control} />;
  return <ChoiceInput filter={filter} {...control} />;
}

/** Buttons for few options, a dropdown for others, with one choice or any number. */
function ChoiceInput({ filter, value, onChange }: FilterInputProps<ChoiceFilter>) {
  const t = useTexts(filterTexts);
  const { label } = filter;
  const key = typeof value === 'string' ? value : '';
  const options = filter.options.map((option) => ({ value: option.key, label: option.text }));
  if (filter.kind === 'multiSelect') {
    const list = typeof value === 'object' && value !== null && 'list' in value ? value.list : [];
    return (
      <LazyMultiSelect
        label={label}
        placeholder={t.any}
        clearable
        options={options}
        shown={1}
        value={list}
        onValueChange={(next) => onChange(next.length > 0 ? { list: next } : null)}
      />
    );
  }
  if (filter.kind === 'select' && filter.render)
    return filter.render({
      label,
      placeholder: t.any,
      value: key || null,
      onValueChange: onChange,
    });
  return filter.kind === 'radio' ? (
    <SegmentedControl
      label={label}
      options={[{ value: '', label: t.all }, ...options]}
      value={key}
      onValueChange={(selected) => onChange(selected || null)}
    />
  ) : (
    <Select
      label={label}
      placeholder={t.any}
      clearable
      options={options}
      value={key || null}
      onValueChange={onChange}
    />
  );
}

/** The control that the filter renders. */
function CustomInput({ filter, value, onChange }: FilterInputProps<CustomFilter>) {
  const t = useTexts(filterTexts);
  return filter.render({
    label: filter.label,
    placeholder: t.any,
    value: typeof value === 'string' && value !== '' ? value : null,
    onValueChange: onChange,
  });
}

/** A choice that is found by typing. */
function LookupInput({ filter, value, onChange }: FilterInputProps<LookupFilter>) {
  const key = typeof value === 'string' && value !== '' ? value : null;
  const known = filter.options.find((option) => option.key === key);
  return (
    <LazyCombobox
      label={filter.label}
      clearable
      load={filter.load}
      value={key}
      selectedOption={known && { value: known.key, label: known.text }}
      onValueChange={onChange}
    />
  );
}

/** A day, or a range of days. */
function DatesInput({ filter, value, onChange }: FilterInputProps<DateFilter>) {
  const { kind, label, presets } = filter;
  if (kind === 'date') {
    const day = typeof value === 'string' && value !== '' ? value : null;
    return <LazyDatePicker label={label} clearable value={day} onValueChange={onChange} />;
  }
  const range = typeof value === 'object' && value !== null && 'from' in value ? value : null;
  return (
    <LazyDateRangePicker
      data-wide
      label={label}
      clearable
      variant={VARIANTS[kind]}
      presets={presets}
      keepsPreset
      value={range}
      onValueChange={onChange}
    />
  );
}

/** A text field. Pasting a list turns it into a list of values, and a copied value is cleaned. */
function TextInput({ filter, value, onChange }: FilterInputProps<TextFilter>) {
  const t = useTexts(filterTexts);
  const { label, operator, placeholder, takesLists = true } = filter;
  const [pasted, setPasted] = useState<{ list: readonly string[]; note: string } | null>(null);
  const swap = useFocusOnSwap(value === null || typeof value === 'string');
  const omissionText = useOmissionText();
  const listHint = operator === 'EQ' ? t.wholeHint : t.partHint;
  const hint = takesLists ? listHint : undefined;
  if (typeof value === 'object' && value !== null && 'list' in value) {
    const isPasted = pasted?.list === value.list;
    const handleChange = (list: readonly string[]) => {
      if (list.length === 0) swap.followNext();
      onChange(list.length > 0 ? { list } : null);
    };
    return (
      <ValueListField
        label={label}
        values={value.list}
        rootRef={swap.listRef}
        note={(isPasted && pasted.note) || undefined}
        isFresh={isPasted}
        onChange={handleChange}
      />
    );
  }
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    const list = readPastedList(text);
    const [first = text] = list.values;
    if (!takesLists || list.values.length < 2) {
      if (value || list.values.length !== 1 || first === text.trim()) return;
      event.preventDefault();
      onChange(first);
      return;
    }
    event.preventDefault();
    swap.followNext();
    setPasted({ list: list.values, note: omissionText(list) });
    onChange({ list: list.values });
  };
  return (
    <TextField
      label={label}
      placeholder={placeholder ?? hint}
      value={typeof value === 'string' ? value : ''}
      ref={swap.textRef}
      onValueChange={onChange}
      onPaste={handlePaste}
    />
  );
}

interface FocusOnSwap {
  textRef: RefObject<HTMLInputElement | null>;
  /** Ref of the element around the buttons of a value list. */
  listRef: RefObject<HTMLDivElement | null>;
  /** Moves focus to the new control at the next swap, because the focused one unmounts. */
  followNext(): void;
}

/** Keeps focus in a field whose control changes between a text and a value list. */
function useFocusOnSwap(isText: boolean): FocusOnSwap {
  const textRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(false);

  useEffect(() => {
    if (!isFollowing.current) return;
    isFollowing.current = false;
    const target = isText ? textRef.current : listRef.current?.querySelector('button');
    target?.focus();
  }, [isText]);

  return { textRef, listRef, followNext: () => void (isFollowing.current = true) };
}
