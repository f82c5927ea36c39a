import { Combobox, Switch, TagInput, useTexts } from '@mingjian/ui';
import type {
  FieldControlProps,
  FormField,
  ReferenceFormField,
  SwitchFormField,
  TagsFormField,
} from '../formField';
import { formTexts } from '../Form.texts';
import { ChoiceControl } from './ChoiceControl';
import { fieldPropsOf, isClearable, textOf } from './controlParts';
import { DateControl, RangeControl } from './LazyDateControls';
import { MoneyControl, NumberControl } from './NumberControls';
import { CaptchaControl, PasswordControl, TextControl } from './TextControls';

/** The control of one field, by its kind. Rows of fields have a control of their own. */
export function FieldControl({
  field,
  ...rest
}: FieldControlProps<Exclude<FormField, { kind: 'rows' }>>) {
  switch (field.kind) {
    case 'text':
    case 'area':
      return <TextControl {...rest} field={field} />;
    case 'password':
      return <PasswordControl {...rest} field={field} />;
    case 'captcha':
      return <CaptchaControl {...rest} field={field} />;
    case 'number':
      return <NumberControl {...rest} field={field} />;
    case 'money':
      return <MoneyControl {...rest} field={field} />;
    case 'day':
    case 'month':
    case 'time':
      return <DateControl {...rest} field={field} />;
    case 'dayRange':
    case 'monthRange':
      return <RangeControl {...rest} field={field} />;
    case 'select':
    case 'radio':
    case 'checkbox':
      return <ChoiceControl {...rest} field={field} />;
    case 'reference':
      return field.render?.({ ...rest, field }) ?? <ReferenceControl {...rest} field={field} />;
    case 'switch':
      return <SwitchControl {...rest} field={field} />;
    case 'tags':
      return <TagsControl {...rest} field={field} />;
    case 'custom':
      return field.render({ ...rest, field });
  }
}

function ReferenceControl(props: FieldControlProps<ReferenceFormField>) {
  const { field, value, onChange, readOnly } = props;
  const selected = textOf(value);
  const label = selected === null ? undefined : field.nameOf?.(selected);
  return (
    <Combobox
      {...fieldPropsOf(props)}
      clearable={isClearable(field, readOnly)}
      load={field.load}
      value={selected}
      onValueChange={onChange}
      {...(selected !== null &&
        label !== undefined && { selectedOption: { value: selected, label } })}
    />
  );
}

function SwitchControl(props: FieldControlProps<SwitchFormField>) {
  const { value, onChange } = props;
  return (
    <Switch
      {...fieldPropsOf(props)}
      checked={value === 1}
      onValueChange={(checked) => onChange(checked ? 1 : 0)}
    />
  );
}

function TagsControl(props: FieldControlProps<TagsFormField>) {
  const t = useTexts(formTexts);
  const { field, value, onChange } = props;
  return (
    <TagInput
      {...fieldPropsOf(props)}
      description={field.description ?? t.tagsDescription}
      value={Array.isArray(value) ? value : []}
      onValueChange={onChange}
      max={field.max ?? 20}
    />
  );
}
