import { useId } from 'react';
import {
  FormValue,
  MultiSelect,
  Select,
  useControllable,
  type MultiSelectProps,
  type SelectProps,
} from '@mingjian/ui';
import { codesBinding, type DictionaryValueProps } from './model/valueFormats';
import { useDictionaryOptions } from './useDictionaryOptions';

type Replaced = keyof DictionaryValueProps | 'options' | 'loading' | 'loadError' | 'missingLabel';

export type DictionarySelectProps = Omit<SelectProps<string>, Replaced> &
  Pick<MultiSelectProps<string>, 'max' | 'shown'> &
  DictionaryValueProps & {
    /** Code of the dictionary. */
    dictionary: string;
  };

/**
 * A field for a value of a dictionary, or with `multiple` for any number of them, in a list that
 * opens on demand. Renders a `Select` or `MultiSelect`, which all other props go to. A value that
 * is switched off keeps its label and can be left; none is shown as its code. Needs a
 * `DictionaryProvider`. For options that the page knows use `Select`.
 */
export function DictionarySelect(props: DictionarySelectProps) {
  const {
    dictionary,
    multiple = false,
    valueFormat,
    value: _value,
    defaultValue: _defaultValue,
    onValueChange: _onValueChange,
    max,
    shown,
    ...rest
  } = props;
  const ownId = useId();
  const id = rest.id ?? ownId;
  const binding = codesBinding(props);
  const [codes, setCodes, reset] = useControllable<readonly string[]>({
    value: binding.codes,
    initial: binding.defaultCodes,
    onChange: binding.onCodesChange,
  });
  const { unknownCodes, failureNote, ...load } = useDictionaryOptions(
    dictionary,
    codes,
    binding.canHold,
  );
  const isJoined = valueFormat === 'joined';
  const note = failureNote(rest.disabled === true || rest.readOnly === true) ?? rest.note;
  const title = rest.title ?? unknownCodes;

  return (
    <>
      {multiple ? (
        <MultiSelect
          {...rest}
          {...load}
          id={id}
          note={note}
          title={title}
          name={isJoined ? undefined : rest.name}
          max={max}
          shown={shown}
          value={codes}
          onValueChange={setCodes}
        />
      ) : (
        <Select
          {...rest}
          {...load}
          id={id}
          note={note}
          title={title}
          value={codes[0] ?? null}
          onValueChange={(code) => setCodes(code === null ? [] : [code])}
        />
      )}
      <FormValue
        controlId={id}
        name={isJoined ? rest.name : undefined}
        value={codes.join(',')}
        form={rest.form}
        disabled={rest.disabled}
        onReset={reset}
      />
    </>
  );
}
