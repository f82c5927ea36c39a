import {
  Combobox,
  MultiSelect,
  NumberField,
  Select,
  Text,
  TextField,
  useTexts,
} from '@mingjian/ui';
import * as S from './AdvancedFilter.styles';
import { advancedFilterTexts } from './advancedFilter.texts';
import { DynamicField } from './DynamicField';
import { LazyDatePicker, LazyDateTimePicker } from './LazyDateFields';
import { LookupsField } from './LookupsField';
import { editorOf, type AdvancedField } from './model/advancedField';
import { toEntered, toStored } from './model/numberText';
import type { ValueEditorProps } from './valueEditorProps';
import { ValuesField } from './ValuesField';

/** The control of a condition's value. */
export function ValueEditor(props: ValueEditorProps) {
  const { field, operator, value, error, disabled, onChange } = props;
  const t = useTexts(advancedFilterTexts);
  const list = Array.isArray(value) ? (value as readonly string[]) : [];
  switch (editorOf(field, operator)) {
    case 'none':
      return (
        <S.NoValue>
          <Text tone="muted">{t.noValue}</Text>
        </S.NoValue>
      );
    case 'dynamic':
      return <DynamicField {...props} />;
    case 'values':
      return <ValuesField {...props} />;
    case 'lookups':
      return field.kind === 'lookup' ? (
        <LookupsField
          field={field}
          values={list}
          error={error}
          disabled={disabled}
          onChange={onChange}
        />
      ) : null;
    case 'choices':
      return (
        <MultiSelect
          label={t.value}
          hideLabel
          required
          clearable
          placeholder={t.choose}
          options={optionsOf(field, list, t.gone)}
          value={list}
          error={error}
          disabled={disabled}
          onValueChange={onChange}
        />
      );
    case 'range':
      return (
        <S.Range>
          {(['from', 'to'] as const).map((end, index) => (
            <SingleField
              key={end}
              label={t[end]}
              field={field}
              value={list[index] ?? ''}
              error={index === 0 ? error : undefined}
              isInvalid={error !== undefined}
              disabled={disabled}
              onChange={(bound) =>
                onChange(index === 0 ? [bound, list[1] ?? ''] : [list[0] ?? '', bound])
              }
            />
          ))}
        </S.Range>
      );
    default:
      return (
        <SingleField
          label={t.value}
          field={field}
          value={typeof value === 'string' ? value : ''}
          error={error}
          isInvalid={error !== undefined}
          disabled={disabled}
          onChange={onChange}
        />
      );
  }
}

interface SingleFieldProps {
  label: string;
  field: AdvancedField;
  value: string;
  error: string | undefined;
  isInvalid: boolean;
  disabled: boolean;
  onChange(value: string): void;
}

/** Greatest number that lists are searched by. */
const GREATEST = 999_999_999;

/** The control of one value. */
function SingleField({
  label,
  field,
  value,
  error,
  isInvalid,
  disabled,
  onChange,
}: SingleFieldProps) {
  const t = useTexts(advancedFilterTexts);
  const shared = {
    label,
    hideLabel: true,
    required: true,
    error,
    disabled,
    'aria-invalid': isInvalid || undefined,
  };
  const setText = (next: string | null) => onChange(next ?? '');
  switch (field.kind) {
    case 'select':
      return (
        <Select
          {...shared}
          placeholder={t.choose}
          options={optionsOf(field, value === '' ? [] : [value], t.gone)}
          value={value === '' ? null : value}
          onValueChange={setText}
        />
      );
    case 'lookup': {
      const known = field.options?.find(({ key }) => key === value);
      return (
        <Combobox
          {...shared}
          clearable
          load={field.load}
          value={value === '' ? null : value}
          selectedOption={known && { value: known.key, label: known.text }}
          onValueChange={setText}
        />
      );
    }
    case 'custom':
      return field.render({
        label,
        placeholder: t.choose,
        value: value === '' ? null : value,
        error,
        disabled,
        onValueChange: setText,
      });
    case 'date': {
      const Picker = field.precision === 'day' ? LazyDatePicker : LazyDateTimePicker;
      const seconds = field.precision === 'day' ? {} : { seconds: true };
      return (
        <Picker
          {...shared}
          {...seconds}
          value={value === '' ? null : value}
          onValueChange={setText}
        />
      );
    }
    case 'number':
    case 'money': {
      const scale = field.kind === 'money' ? 100 : 1;
      const entered = toEntered(field.kind, value);
      const number = entered === '' ? null : Number(entered);
      return (
        <NumberField
          {...shared}
          placeholder={label}
          min={-GREATEST / scale}
          max={GREATEST / scale}
          precision={field.kind === 'money' ? 2 : 0}
          value={Number.isNaN(number) ? null : number}
          onValueChange={(next) =>
            onChange(next === null ? '' : toStored(field.kind, String(next)))
          }
        />
      );
    }
    default:
      return <TextField {...shared} value={value} onValueChange={onChange} />;
  }
}

/** Returns the options of a field, with the selected ones that it no longer has. */
function optionsOf(
  field: AdvancedField,
  selected: readonly string[],
  gone: (name: string) => string,
) {
  const options = field.kind === 'select' ? field.options : [];
  const missing = selected.filter((key) => !options.some((option) => option.key === key));
  return [
    ...options.map(({ key, text }) => ({ value: key, label: text })),
    ...missing.map((key) => ({ value: key, label: gone(key) })),
  ];
}
