import type { PresentPerson } from '@mingjian/api';
import { Icon, useTexts } from '@mingjian/ui';
import { Eye, Pencil } from 'lucide-react';
import * as S from './OrderPresence.styles';
import { presenceTexts } from './presence.texts';
import { useOrderPresence, type OpenOrder } from './useOrderPresence';

/** People that are named; the others are counted. */
const NAMED = 2;

/** The colleagues who have the same order open, in the line of its number. */
export function OrderPresence(props: OpenOrder) {
  const people = useOrderPresence(props);
  const t = useTexts(presenceTexts);
  const left = people.slice(NAMED);
  return (
    <>
      {people.slice(0, NAMED).map((person) => (
        <Person key={person.userName} person={person} />
      ))}
      {left.length > 0 && (
        <S.Person title={left.map(({ userName }) => userName).join('、')}>
          {t.others(left.length)}
        </S.Person>
      )}
    </>
  );
}

function Person({ person: { userName, page, isEditing } }: { person: PresentPerson }) {
  const t = useTexts(presenceTexts);
  const text = {
    1: { view: t.viewing, edit: t.editing },
    2: { view: t.viewingReport, edit: t.editingReport },
  }[page];
  return (
    <S.Person data-editing={isEditing || undefined}>
      <Icon icon={isEditing ? Pencil : Eye} />
      {(isEditing ? text.edit : text.view)(userName)}
    </S.Person>
  );
}
