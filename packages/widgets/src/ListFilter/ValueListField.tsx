import { useId, useState, type KeyboardEvent, type Ref } from 'react';
import {
  Button,
  Field,
  fieldAria,
  Icon,
  IconButton,
  Popover,
  TextArea,
  useTexts,
  isComposed,
} from '@mingjian/ui';
import { ListChecks, X } from 'lucide-react';
import * as S from './FilterBar.styles';
import { filterTexts } from './filter.texts';
import { PASTE_LIMIT, readPastedList, type PastedList } from '../internal/list/pasteList';

export interface ValueListFieldProps {
  label: string;
  values: readonly string[];
  /** Description of the pasted values that were omitted. */
  note?: string | undefined;
  /** Whether the values were just pasted: then Enter searches, until focus leaves the field. */
  isFresh?: boolean | undefined;
  /** Ref of the element around the buttons. */
  rootRef?: Ref<HTMLDivElement> | undefined;
  /** Called with the edited values; with an empty list after clearing. */
  onChange(values: readonly string[]): void;
}

/** A list of values in place of a text field: a button with their number opens a text area. */
export function ValueListField({
  label,
  values,
  note,
  isFresh = false,
  rootRef,
  onChange,
}: ValueListFieldProps) {
  const t = useTexts(filterTexts);
  const controlId = useId();
  const [isLeft, setLeft] = useState(false);
  const searches = isFresh && !isLeft;
  const description = [note, searches && t.enterSearches].filter(Boolean).join(' · ') || undefined;
  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    if (event.key !== 'Enter' || !searches || !form || isComposed(event.nativeEvent)) return;
    event.preventDefault();
    form.requestSubmit();
  };
  return (
    <Field label={label} controlId={controlId} description={description}>
      <S.Pasted ref={rootRef}>
        <Popover
          label={t.valuesOf(label)}
          trigger={
            // Its label and text together name the button.
            <Button
              tone="quiet"
              aria-labelledby={`${controlId}-label ${controlId}-count`}
              icon={<Icon icon={ListChecks} />}
              onKeyDown={handleKeyDown}
              onBlur={() => setLeft(true)}
              {...fieldAria(controlId, { description })}
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
  const take = () => {
    onChange(list.values);
    close();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    if (isComposed(event.nativeEvent)) return;
    event.preventDefault();
    take();
  };
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
        onKeyDown={handleKeyDown}
      />
      <S.EditorFoot>
        <Button onClick={close}>{t.cancel}</Button>
        <Button tone="primary" onClick={take}>
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
