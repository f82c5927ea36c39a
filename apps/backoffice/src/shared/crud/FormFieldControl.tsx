import {
  Combobox,
  NumberField,
  Select,
  Switch,
  TagInput,
  TextArea,
  TextField,
  useTexts,
} from '@mingjian/ui';
import { DatePicker } from '@mingjian/widgets/DatePicker';
import { crudTexts } from './crud.texts';
import type {
  ChoiceFormField,
  FormField,
  FormValue,
  LookupFormField,
  NumberFormField,
  PlainFormField,
  TextFormField,
} from './formField';

export interface FormFieldControlProps<Field extends FormField = FormField> {
  field: Field;
  /** Of the control, so that the summary of errors leads to it. */
  id: string;
  value: FormValue;
  onChange(value: FormValue): void;
  /** What is wrong with it. */
  error: string | undefined;
  /** Name of what a lookup field holds. */
  chosenName: string | undefined;
}

/** The control of one field of a form, by its kind. */
export function FormFieldControl({ field, ...rest }: FormFieldControlProps) {
  switch (field.kind) {
    case 'text':
    case 'area':
      return <TextControl {...rest} field={field} />;
    case 'number':
    case 'yuan':
      return <NumberControl {...rest} field={field} />;
    case 'choice':
      return <ChoiceControl {...rest} field={field} />;
    case 'lookup':
      return <LookupControl {...rest} field={field} />;
    default:
      return <PlainControl {...rest} field={field} />;
  }
}

/** What every control is told. */
function sharedOf({ field, id, error }: FormFieldControlProps) {
  return {
    id,
    label: field.label,
    ...(field.required && { required: true }),
    ...(error !== undefined && { error }),
    ...(field.help !== undefined && { description: field.help }),
  };
}

const textOf = (value: FormValue) => (typeof value === 'string' ? value : null);

function TextControl(props: FormFieldControlProps<TextFormField>) {
  const { field, value, onChange } = props;
  const shared = { ...sharedOf(props), value: textOf(value) ?? '', maxLength: field.maxLength };
  if (field.kind === 'area')
    return (
      <TextArea
        {...shared}
        rows={4}
        autoGrow
        count
        onChange={(event) => onChange(event.target.value)}
      />
    );
  return (
    <TextField
      {...shared}
      inputMode={field.inputMode ?? 'text'}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function NumberControl(props: FormFieldControlProps<NumberFormField>) {
  const { field, value, onChange } = props;
  const precision = field.kind === 'yuan' ? 2 : field.precision;
  return (
    <NumberField
      {...sharedOf(props)}
      value={typeof value === 'number' ? value : null}
      onValueChange={onChange}
      min={field.min ?? 0}
      max={field.max}
      {...(precision !== undefined && { precision })}
      {...(field.precision !== undefined && { step: 10 ** -field.precision })}
    />
  );
}

function ChoiceControl(props: FormFieldControlProps<ChoiceFormField>) {
  const { field, value, onChange } = props;
  return (
    <Select<string>
      {...sharedOf(props)}
      clearable={!field.required}
      options={field.options.map(({ key, text }) => ({ value: key, label: text }))}
      value={typeof value === 'number' ? String(value) : textOf(value)}
      onValueChange={(key) => onChange(key !== null && field.numeric ? Number(key) : key)}
    />
  );
}

function LookupControl(props: FormFieldControlProps<LookupFormField>) {
  const { field, value, onChange, chosenName } = props;
  const chosen = textOf(value);
  return (
    <Combobox
      {...sharedOf(props)}
      clearable={!field.required}
      load={field.load}
      value={chosen}
      onValueChange={onChange}
      {...(chosen !== null &&
        chosenName !== undefined && { selectedOption: { value: chosen, label: chosenName } })}
    />
  );
}

function PlainControl(props: FormFieldControlProps<PlainFormField>) {
  const t = useTexts(crudTexts);
  const { field, value, onChange } = props;
  const shared = sharedOf(props);
  if (field.kind === 'day')
    return <DatePicker {...shared} clearable value={textOf(value)} onValueChange={onChange} />;
  if (field.kind === 'flag')
    return (
      <Switch
        {...shared}
        checked={value === 1}
        onChange={(event) => onChange(event.target.checked ? 1 : 0)}
      />
    );
  const words = typeof value === 'object' && value !== null ? value : [];
  return (
    <TagInput
      {...shared}
      description={field.help ?? t.tagsHelp}
      value={words}
      onValueChange={onChange}
      max={20}
    />
  );
}
