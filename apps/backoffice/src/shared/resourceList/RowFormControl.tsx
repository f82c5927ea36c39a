import { useHttp } from '@mingjian/api/react';
import {
  Combobox,
  NumberField,
  Select,
  Switch,
  TagInput,
  TextArea,
  TextField,
  useLocale,
  useTexts,
} from '@mingjian/ui';
import { DatePicker } from '@mingjian/widgets/DatePicker';
import { offeredOptions } from './model/codeOption';
import type {
  FormField,
  FormValue,
  NumberFormField,
  OptionsFormField,
  PlainFormField,
  ReferenceFormField,
  TextFormField,
} from './model/formField';
import { useReferenceName } from './referenceNames';
import { resourceListTexts } from './resourceList.texts';

export interface RowFormControlProps<Field extends FormField = FormField> {
  field: Field;
  /** DOM id of the control. The error summary links to it. */
  id: string;
  value: FormValue;
  onChange(value: FormValue): void;
  error: string | undefined;
  /** Name of the row that a reference field refers to, as the form's row holds it. */
  referencedName: string | undefined;
}

/** The control of one form field, by its kind. */
export function RowFormControl({ field, ...rest }: RowFormControlProps) {
  switch (field.kind) {
    case 'text':
    case 'area':
      return <TextControl {...rest} field={field} />;
    case 'number':
    case 'money':
      return <NumberControl {...rest} field={field} />;
    case 'code':
      return <OptionsControl {...rest} field={field} />;
    case 'reference':
      return <ReferenceControl {...rest} field={field} />;
    default:
      return <PlainControl {...rest} field={field} />;
  }
}

/** Returns the props that all controls have. */
function fieldPropsOf({ field, id, error }: Pick<RowFormControlProps, 'field' | 'id' | 'error'>) {
  return {
    id,
    label: field.label,
    ...(field.required && { required: true }),
    ...(error !== undefined && { error }),
    ...(field.description !== undefined && { description: field.description }),
  };
}

const textOf = (value: FormValue) => (typeof value === 'string' ? value : null);

function TextControl(props: RowFormControlProps<TextFormField>) {
  const { field, value, onChange } = props;
  const text = textOf(value) ?? '';
  if (field.kind === 'area')
    return (
      <TextArea
        {...fieldPropsOf(props)}
        value={text}
        maxLength={field.maxLength}
        autoGrow
        count
        onValueChange={onChange}
      />
    );
  return (
    <TextField
      {...fieldPropsOf(props)}
      value={text}
      maxLength={field.maxLength}
      inputMode={field.format ?? 'text'}
      autoComplete="off"
      onValueChange={onChange}
    />
  );
}

function NumberControl(props: RowFormControlProps<NumberFormField>) {
  const { field, value, onChange } = props;
  const { min, max, precision } = field;
  return (
    <NumberField
      {...fieldPropsOf(props)}
      value={typeof value === 'number' ? value : null}
      onValueChange={onChange}
      min={min}
      max={max}
      {...(precision !== undefined && { precision })}
      {...(precision !== undefined && field.kind === 'number' && { step: 10 ** -precision })}
    />
  );
}

function OptionsControl(props: RowFormControlProps<OptionsFormField>) {
  const { field, value, onChange } = props;
  const selected = typeof value === 'number' ? String(value) : textOf(value);
  return (
    <Select<string>
      {...fieldPropsOf(props)}
      clearable={!field.required}
      options={optionsWith(selected, field)}
      value={selected}
      onValueChange={(key) => onChange(key !== null && field.numeric ? Number(key) : key)}
    />
  );
}

/** Returns the options, with one more for a selected code that is none of them. */
function optionsWith(selected: string | null, { options, missingLabel }: OptionsFormField) {
  const known = offeredOptions(options, selected).map(({ key, text }) => ({
    value: key,
    label: text,
  }));
  return selected === null || missingLabel === undefined || known.some((o) => o.value === selected)
    ? known
    : [...known, { value: selected, label: missingLabel }];
}

function ReferenceControl(props: RowFormControlProps<ReferenceFormField>) {
  const { field, value, onChange, referencedName } = props;
  const selected = textOf(value);
  const { language } = useLocale();
  const known = useReferenceName(useHttp(), { resource: field.resource, language }, selected);
  const label = referencedName ?? known;
  return (
    <Combobox
      {...fieldPropsOf(props)}
      clearable={!field.required}
      load={field.load}
      value={selected}
      onValueChange={onChange}
      {...(selected !== null &&
        label !== undefined && {
          selectedOption: { value: selected, label },
        })}
    />
  );
}

function PlainControl(props: RowFormControlProps<PlainFormField>) {
  const t = useTexts(resourceListTexts);
  const { field, value, onChange } = props;
  const fieldProps = fieldPropsOf(props);
  switch (field.kind) {
    case 'day':
      return (
        <DatePicker {...fieldProps} clearable value={textOf(value)} onValueChange={onChange} />
      );
    case 'time':
      return <TimeControl {...props} />;
    case 'flag':
      return (
        <Switch
          {...fieldProps}
          checked={value === 1}
          onValueChange={(checked) => onChange(checked ? 1 : 0)}
        />
      );
    case 'tags':
      return (
        <TagInput
          {...fieldProps}
          description={field.description ?? t.tagsDescription}
          value={typeof value === 'object' && value !== null ? value : []}
          onValueChange={onChange}
          max={20}
        />
      );
  }
}

/** A Beijing time to the minute, in the browser's own control. */
function TimeControl(props: RowFormControlProps<PlainFormField>) {
  const stored = textOf(props.value) ?? '';
  return (
    <TextField
      {...fieldPropsOf(props)}
      type="datetime-local"
      value={stored.slice(0, 16).replace(' ', 'T')}
      onValueChange={(time) => props.onChange(time ? `${time.replace('T', ' ')}:00` : null)}
    />
  );
}
