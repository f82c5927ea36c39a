import { DictionarySelect } from '@mingjian/widgets/DictionarySelect';
import type { ControlProps } from '../resourceList/listItems';

export interface DictionaryControlProps extends ControlProps {
  /** Code of the dictionary. */
  dictionary: string;
  /** Whether the codes are stored as numbers. */
  isNumeric: boolean;
}

/** The control of a dictionary's value in a form. */
export function DictionaryControl(props: DictionaryControlProps) {
  const { dictionary, isNumeric, field, id, value, onChange, error, readOnly } = props;
  const { label, description, required = false } = field;
  const code = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  const shared = {
    id,
    label,
    description,
    dictionary,
    required: required && !readOnly,
    clearable: !required && !readOnly,
    readOnly,
    error,
  };
  return isNumeric ? (
    <DictionarySelect
      {...shared}
      valueFormat="number"
      value={code === '' ? null : Number(code)}
      onValueChange={onChange}
    />
  ) : (
    <DictionarySelect {...shared} value={code === '' ? null : code} onValueChange={onChange} />
  );
}

/** Returns the render function of a form field for a dictionary's value. */
export const dictionaryControl =
  (dictionary: string, isNumeric: boolean) => (props: ControlProps) => (
    <DictionaryControl dictionary={dictionary} isNumeric={isNumeric} {...props} />
  );
