import { useId, useState, type Ref } from 'react';
import {
  Button,
  Field,
  fieldAria,
  Icon,
  IconButton,
  Popover,
  TextArea,
  useTexts,
} from '@mingjian/ui';
import { ListChecks, X } from 'lucide-react';
import * as S from './FilterBar.styles';
import { filterTexts } from './filter.texts';
import { PASTE_LIMIT, readPastedList, type PastedList } from './model/pasteList';

export interface ValueListFieldProps {
  label: string;
  values: readonly string[];
  /** Description of the pasted values that were omitted. */
  note?: string | undefined;
  /** Ref of the element around the buttons. */
  rootRef?: Ref<HTMLDivElement>;
  /** Called with the edited values; with an empty list after clearing. */
  onChange(values: readonly string[]): void;
}

/** A list of values in place of a text field: a button with their number opens a text area. */
export function ValueListField({ label, values, note, rootRef, onChange }: ValueListFieldProps) {
  const t = useTexts(filterTexts);
  const controlId = useId();
  return (
    <Field label={label} controlId={controlId} description={note}>
      <S.Pasted ref={rootRef}>
        <Popover
          label={t.valuesOf(label)}
          trigger={
            // Its label and text together name the button.
            <Button
              aria-labelledby={`${controlId}-label ${controlId}-count`}
              icon={<Icon icon={ListChecks} />}
              {...fieldAria(controlId, { description: note })}
            >
              <span id={`${controlId}-count`}>{t.values(values.length)}</span>
            </Button>
          }
        >
          {(close) => <Editor label={label} values={values} onChange={onChange} close={close} />}
        </Popover>
        <IconButton label={t.clearValues(label)} icon={X} onClick={() => onChange([])} />
      </S.Pasted>
    </Field>
  );
}

interface EditorProps extends Pick<ValueListFieldProps, 'label' | 'values' | 'onChange'> {
  close(): void;
}

function Editor({ label, values, onChange, close }: EditorProps) {
  const t = useTexts(filterTexts);
  const [text, setText] = useState(() => values.join('\n'));
  const list = readPastedList(text);
  const notes = [t.read(list.values.length), useOmissionText()(list)];
  return (
    <S.Editor>
      <TextArea
        label={t.valuesOf(label)}
        hideLabel
        rows={10}
        value={text}
        placeholder={t.editValues}
        description={notes.filter(Boolean).join(' · ')}
        onValueChange={setText}
      />
      <S.EditorFoot>
        <Button onClick={close}>{t.cancel}</Button>
        <Button
          tone="primary"
          onClick={() => {
            onChange(list.values);
            close();
          }}
        >
          {t.takeValues}
        </Button>
      </S.EditorFoot>
    </S.Editor>
  );
}

/**
 * Returns a formatter for the omitted part of a pasted list: duplicates, and values beyond the
 * limit. Its text is empty when nothing was omitted.
 */
export function useOmissionText(): (list: PastedList) => string {
  const t = useTexts(filterTexts);
  return ({ duplicates, excess }) =>
    [duplicates > 0 && t.duplicates(duplicates), excess > 0 && t.excess(excess, PASTE_LIMIT)]
      .filter(Boolean)
      .join(' · ');
}
