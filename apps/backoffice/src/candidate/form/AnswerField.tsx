import { COLLECT_TEXT, isPersonalEmail, type CollectField, type CollectValue } from '@mingjian/api';
import { Checkbox, TextField, useTexts, type FieldNote } from '@mingjian/ui';
import { formTexts } from './form.texts';
import { MonthsField } from './MonthsField';
import { fieldIdOf } from './model/missing';
import { NativeSelect } from './NativeSelect';

export interface AnswerFieldProps {
  groupCode: string;
  /** Position of the stretch. */
  stretch: number;
  field: CollectField;
  value: CollectValue | undefined;
  onValueChange: (value: CollectValue) => void;
  error?: string | undefined;
}

/** The control of one answer, by the kind of its field. */
export function AnswerField({
  groupCode,
  stretch,
  field: { key, label, note, type, required, options },
  value,
  onValueChange,
  error,
}: AnswerFieldProps) {
  const t = useTexts(formTexts);
  const isMail = /mail/i.test(key);
  const text = typeof value === 'string' ? value : '';
  const shared = {
    id: fieldIdOf(groupCode, stretch, key),
    label,
    required,
    error,
    description: note ?? undefined,
  };
  switch (type) {
    case 'select':
      return (
        <NativeSelect
          {...shared}
          options={options}
          placeholder={t.choose}
          value={text}
          onValueChange={onValueChange}
        />
      );
    case 'switch':
      return <Checkbox {...shared} checked={value === true} onValueChange={onValueChange} />;
    case 'months':
      return <MonthsField {...shared} value={value} onValueChange={onValueChange} />;
    case 'day':
      return (
        <TextField
          {...shared}
          type="date"
          size="large"
          value={text}
          onValueChange={onValueChange}
        />
      );
    case 'text': {
      const warning: FieldNote = { tone: 'warning', text: t.personalMail };
      return (
        <TextField
          {...shared}
          size="large"
          maxLength={COLLECT_TEXT}
          inputMode={isMail ? 'email' : /phone|mobile/i.test(key) ? 'tel' : undefined}
          note={isMail && isPersonalEmail(text) ? warning : null}
          value={text}
          onValueChange={onValueChange}
        />
      );
    }
  }
}
