import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import {
  Avatar,
  Combobox,
  FormValue,
  useControllable,
  useLatestResponse,
  useTexts,
  type ComboboxOption,
  type ComboboxProps,
} from '@mingjian/ui';
import type { Person } from '../RecipientTransfer';
import { personOf, type ResolvePeople, type SearchPeople } from './model/userLookup';
import { userSelectTexts } from './UserSelect.texts';

export interface UserSelectProps extends Omit<
  ComboboxProps,
  'load' | 'onCreate' | 'options' | 'selectedOption'
> {
  /** Returns the people who match a text, when typing pauses. A newer search aborts it. */
  load: SearchPeople;
  /**
   * Returns people by their ids, also those who have left. Keep the function: fields with the same
   * one share a request, and what it has returned.
   * Without it, who was neither picked nor given as `selectedPerson` is shown as unknown.
   */
  resolve?: ResolvePeople | undefined;
  /** The selected person, where it is known already: its name is not requested. */
  selectedPerson?: Person | undefined;
  /** Whether the value can be cleared. @default true */
  clearable?: boolean | undefined;
}

/**
 * A user selected by name, with avatar and phone. Renders a `Combobox`, whose props it takes. The
 * placeholder stays until the selected name is resolved; an id is never shown. A name whose request
 * failed is requested again when the network or the person returns. For several people use
 * `RecipientTransfer`.
 */
export function UserSelect({
  load,
  resolve,
  value: controlled,
  defaultValue = null,
  onValueChange,
  selectedPerson,
  clearable = true,
  placeholder,
  name,
  id,
  ...rest
}: UserSelectProps) {
  const t = useTexts(userSelectTexts);
  const ownId = useId();
  const controlId = id ?? ownId;
  const [value, setValue, reset] = useControllable({
    value: controlled,
    initial: defaultValue,
    onChange: onValueChange,
  });
  const loaded = useRef<ReadonlyMap<string, Person>>(new Map());
  const [picked, setPicked] = useState<Person>();
  const { person, isFailed } = usePerson(value, [selectedPerson, picked], resolve);
  const missing = isFailed ? t.failed : person === null ? t.unknown : '';

  const search = async (text: string, options: { signal: AbortSignal }) => {
    const people = await load(text, options);
    // The list shows a newer search, whose people a late response must not replace.
    if (!options.signal.aborted) loaded.current = new Map(people.map((one) => [one.id, one]));
    return people.map(optionOf);
  };
  const handleChange = (next: string | null) => {
    setPicked(next === null ? undefined : loaded.current.get(next));
    setValue(next);
  };

  return (
    <>
      <Combobox
        {...rest}
        id={controlId}
        placeholder={placeholder ?? t.placeholder}
        clearable={clearable}
        load={search}
        value={value}
        onValueChange={handleChange}
        selectedOption={value === null ? undefined : { value, label: person?.realname ?? missing }}
      />
      <FormValue
        controlId={controlId}
        name={name}
        value={value}
        form={rest.form}
        disabled={rest.disabled === true || rest.disabledReason !== undefined}
        onReset={reset}
      />
    </>
  );
}

/**
 * Returns the person with an id: one of those known, or as resolved. `null` for nobody, `undefined`
 * until the response. A failed request is tried again when the network or the person returns.
 */
function usePerson(
  id: string | null,
  known: readonly (Person | undefined)[],
  resolve: ResolvePeople | undefined,
) {
  const here = known.find((person) => person?.id === id);
  const { data, error, retry } = useLatestResponse(here ? null : id, async () => ({
    id,
    person: resolve ? await personOf(id!, resolve) : null,
  }));
  const isFailed = here === undefined && error !== null;
  const retryNow = useEffectEvent(retry);
  useEffect(() => {
    if (!isFailed) return;
    const handleReturn = () => retryNow();
    window.addEventListener('online', handleReturn);
    window.addEventListener('focus', handleReturn);
    return () => {
      window.removeEventListener('online', handleReturn);
      window.removeEventListener('focus', handleReturn);
    };
  }, [isFailed]);
  return {
    person: here ?? (data?.id === id ? data.person : undefined),
    isFailed,
  };
}

function optionOf({ id, realname, phone, avatar }: Person): ComboboxOption {
  return {
    value: id,
    label: realname,
    description: phone ?? undefined,
    mark: <Avatar name={realname} src={avatar ?? undefined} size="small" aria-hidden />,
  };
}
