import { useMemo, useState } from 'react';
import { useLatestResponse, type LatestResponse } from '@mingjian/ui';
import { indexPeople, type IndexedPerson, type PeopleIndex, type Person } from './model/person';
import type { PeopleLoaders, RecipientSource } from './recipientTransferProps';

/** The people of one source. */
export interface SourcePeople extends Pick<
  LatestResponse<readonly Person[]>,
  'error' | 'isLoading' | 'isFetching' | 'retry'
> {
  index: PeopleIndex;
}

export interface PeopleState {
  source: RecipientSource;
  setSource(source: RecipientSource): void;
  /** The people of the opened source. */
  current: SourcePeople;
  /** The selected people, in their order; without a name as far as they are not known. */
  selected: readonly IndexedPerson[];
  /** Returns everybody who has been loaded. */
  everybody(): readonly Person[];
  /** Whether names of selected people are being loaded. */
  isResolving: boolean;
}

/** Loads the people of each source once its tab is opened, and those of unknown selected ids. */
export function usePeople(
  { load, resolve }: PeopleLoaders,
  sources: readonly RecipientSource[],
  value: readonly string[],
): PeopleState {
  const [source, setSource] = useState<RecipientSource>(sources[0] ?? 'everyone');
  const [opened, setOpened] = useState<readonly RecipientSource[]>([source]);
  const keyOf = (one: RecipientSource) => (opened.includes(one) ? one : null);
  const members = useSource('members', keyOf('members'), load);
  const everyone = useSource('everyone', keyOf('everyone'), load);
  const listed = useMemo(
    () => value.map((id) => members.index.byId.get(id) ?? everyone.index.byId.get(id)),
    [value, members.index, everyone.index],
  );
  const unlisted = useMemo(() => value.filter((_, index) => !listed[index]), [value, listed]);
  const current = source === 'members' ? members : everyone;
  const asks = resolve !== undefined && unlisted.length > 0 && !current.isLoading;
  const { data: resolved = NOBODY, isFetching } = useLatestResponse<readonly Person[]>(
    asks ? unlisted.join('\n') : null,
    async (options) => resolve?.(unlisted, options) ?? [],
  );
  const selected = useMemo(() => {
    const { byId } = indexPeople(resolved);
    return value.map((id, index) => listed[index] ?? byId.get(id) ?? unnamed(id));
  }, [value, listed, resolved]);

  return {
    source,
    setSource: (next) => {
      setSource(next);
      setOpened((before) => (before.includes(next) ? before : [...before, next]));
    },
    current,
    selected,
    everybody: () =>
      [members, everyone]
        .flatMap(({ index }) => index.people.map(({ person }) => person))
        .concat(resolved),
    isResolving: unlisted.length > 0 && (isFetching || current.isLoading),
  };
}

const NOBODY: readonly Person[] = [];

/** A person of whom nothing is known but the id. */
const unnamed = (id: string): IndexedPerson => ({ person: { id, realname: '' }, text: '' });

function useSource(
  source: RecipientSource,
  key: string | null,
  load: PeopleLoaders['load'],
): SourcePeople {
  const response = useLatestResponse(key, async (options) => load({ source }, options));
  const people = response.data ?? NOBODY;
  const index = useMemo(() => indexPeople(people), [people]);
  const { error, isLoading, isFetching, retry } = response;
  return { index, error, isLoading, isFetching, retry };
}
