import { useRef, useState } from 'react';
import { NOTICE_RECIPIENTS, pickers } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { Button, GroupField, Tag, useTexts } from '@mingjian/ui';
import type { FieldControlProps } from '@mingjian/widgets/Form';
import { PeoplePickDialog } from '@mingjian/widgets/PeoplePickDialog';
import { usePeopleLoaders } from '../../../shared/people/usePeopleLoaders';
import { orderNoticeTexts } from './orderNotice.texts';
import * as S from './PeopleField.styles';

export interface PeopleFieldProps extends Omit<FieldControlProps, 'readOnly'> {
  orderId: string;
  /** Label of the button, and title of its dialog. */
  pickLabel: string;
}

/** Number of people shown by name. */
const SHOWN = 12;
const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** People of an order and beyond, by name, selected in a dialog. Its value is a list of ids. */
export function PeopleField({ field, id, value, onChange, error, ...rest }: PeopleFieldProps) {
  const { orderId, pickLabel } = rest;
  const t = useTexts(orderNoticeTexts);
  const loaders = usePeopleLoaders(orderId);
  const [isOpen, setOpen] = useState(false);
  const [picked, setPicked] = useState(NO_NAMES);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const ids = value as readonly string[];
  const names = useNames(ids.slice(0, SHOWN), picked, orderId);

  const handleRemove = (removed: string) => {
    buttonRef.current?.focus();
    onChange(ids.filter((one) => one !== removed));
  };

  return (
    <GroupField id={id} label={field.label} required={field.required} error={error}>
      <S.Row>
        {ids.slice(0, SHOWN).map((one) => (
          <Tag key={one} onRemove={() => handleRemove(one)}>
            {names.get(one) ?? t.unresolved}
          </Tag>
        ))}
        {ids.length > SHOWN && <S.More>{t.more(ids.length)}</S.More>}
        <Button ref={buttonRef} size="small" onClick={() => setOpen(true)}>
          {pickLabel}
        </Button>
      </S.Row>
      <PeoplePickDialog
        open={isOpen}
        title={pickLabel}
        load={loaders.load}
        resolve={loaders.resolve}
        max={NOTICE_RECIPIENTS}
        value={ids}
        onClose={() => setOpen(false)}
        onConfirm={(next, people) => {
          setPicked(new Map(people.map((person) => [person.id, person.realname])));
          setOpen(false);
          onChange(next);
        }}
      />
    </GroupField>
  );
}

/** Returns the names of people. Those who were not picked here, as in a draft, are loaded. */
function useNames(ids: readonly string[], picked: ReadonlyMap<string, string>, orderId: string) {
  const unknown = ids.filter((id) => !picked.has(id)).toSorted();
  const { data } = useCall(
    pickers.getUserList,
    unknown.length > 0 ? { id: unknown.join(','), orderId, pageSize: SHOWN } : null,
    { keepPreviousData: true },
  );
  const loaded = data?.content.map(({ id, realname }) => [id, realname] as const) ?? [];
  return new Map([...loaded, ...picked]);
}
