import { type Ref, useId, useState } from 'react';
import {
  Button,
  Field,
  fieldAria,
  Icon,
  IconButton,
  Popover,
  TextArea,
  useTexts,
  useFormatNumber,
} from '@mingjian/ui';
import { ListChecks, X } from 'lucide-react';
import { readPastedList } from './model/pasteList';
import * as S from './FilterBar.styles';
import { filterTexts } from './filter.texts';
import { useDroppedText } from './useDroppedText';

export interface ListFieldProps {
  label: string;
  values: readonly string[];
  /** What became of the text that was pasted, where not all of it was taken. */
  note?: string | undefined;
  /** Goes to the element around its buttons. */
  rootRef?: Ref<HTMLDivElement>;
  /** Called with the values after they were edited; with none after they were cleared. */
  onChange(values: readonly string[]): void;
}

/**
 * A list of values in the place of a text field: how many they are, and a text area to read and
 * change them.
 */
export function ListField({ label, values, note, rootRef, onChange }: ListFieldProps) {
  const t = useTexts(filterTexts);
  const write = useFormatNumber();
  const controlId = useId();
  return (
    <Field label={label} controlId={controlId} description={note}>
      <S.Pasted ref={rootRef}>
        <Popover
          label={t.valuesOf(label)}
          trigger={
            // The popover gives the button an id of its own, so its words lend theirs.
            <Button
              aria-labelledby={`${controlId}-label ${controlId}-count`}
              icon={<Icon icon={ListChecks} />}
              {...fieldAria(controlId, { description: note })}
            >
              <span id={`${controlId}-count`}>{t.values(write(values.length))}</span>
            </Button>
          }
        >
          {(close) => <Editor {...{ label, values, onChange, close }} />}
        </Popover>
        <IconButton label={t.clearValues(label)} icon={X} onClick={() => onChange([])} />
      </S.Pasted>
    </Field>
  );
}

function Editor({ label, values, onChange, close }: ListFieldProps & { close: () => void }) {
  const t = useTexts(filterTexts);
  const write = useFormatNumber();
  const [text, setText] = useState(() => values.join('\n'));
  const read = readPastedList(text);
  const said = [t.read(write(read.values.length)), useDroppedText()(read)];
  return (
    <S.Editor>
      <TextArea
        label={t.valuesOf(label)}
        hideLabel
        rows={10}
        value={text}
        placeholder={t.editValues}
        description={said.filter(Boolean).join(' · ')}
        onChange={(event) => setText(event.target.value)}
      />
      <S.EditorFoot>
        <Button onClick={close}>{t.cancel}</Button>
        <Button
          tone="primary"
          onClick={() => {
            onChange(read.values);
            close();
          }}
        >
          {t.takeValues}
        </Button>
      </S.EditorFoot>
    </S.Editor>
  );
}
