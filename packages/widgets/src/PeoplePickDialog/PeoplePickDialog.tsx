import { useRef, useState, type CSSProperties } from 'react';
import { Button, Dialog, useTexts } from '@mingjian/ui';
import {
  RecipientTransfer,
  type PeopleChoice,
  type Person,
  type RecipientSource,
} from '../RecipientTransfer';
import { peoplePickDialogTexts } from './PeoplePickDialog.texts';

export interface PeoplePickDialogProps<
  Source extends string = RecipientSource,
> extends PeopleChoice<Source> {
  open: boolean;
  /** Called by Escape, the close button, the backdrop and the cancel button. */
  onClose: () => void;
  /** Called with the selected ids in their order, and with the loaded people among them. */
  onConfirm: (ids: string[], people: Person[]) => void;
  /** Heading and accessible name. @default 选择用户 */
  title?: string | undefined;
  /** The ids that are selected when it opens. @default none */
  value?: readonly string[] | undefined;
  /** Maximum number of selected people. @default no limit */
  max?: number | undefined;
}

/** Source: spec 2 §2. */
const SHARE = { '--mj-dialog-share': '55vw' } as CSSProperties;

/**
 * People selected in a dialog: nothing changes until it is confirmed. Renders a `Dialog` with a
 * `RecipientTransfer`. Within a page use `RecipientTransfer` itself.
 */
export function PeoplePickDialog<Source extends string = RecipientSource>(
  props: PeoplePickDialogProps<Source>,
) {
  const { open, onClose, title, ...selection } = props;
  const t = useTexts(peoplePickDialogTexts);
  const name = title ?? t.title;
  const { value = [], load, resolve, sources, renderPerson, max, onConfirm } = selection;
  const [draft, setDraft] = useState(value);
  const known = useRef(new Map<string, Person>());
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setDraft(value);
  }

  const remember = (people: readonly Person[]) => {
    for (const person of people) known.current.set(person.id, person);
    return people;
  };
  const handleConfirm = () => {
    const people = draft.map((id) => known.current.get(id)).filter((one) => one !== undefined);
    onConfirm([...draft], people);
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={name}
      style={SHARE}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button tone="primary" onClick={handleConfirm}>
            {t.confirm}
          </Button>
        </>
      }
    >
      <RecipientTransfer
        label={name}
        hideLabel
        load={async (params, options) => remember(await load(params, options))}
        resolve={resolve && (async (ids, options) => remember(await resolve(ids, options)))}
        sources={sources}
        renderPerson={renderPerson}
        max={max}
        value={draft}
        onValueChange={setDraft}
      />
    </Dialog>
  );
}
