import { useMemo, useState } from 'react';
import { useLatestResponse, type LatestResponse } from '@mingjian/ui';
import { indexPeople, type IndexedPerson, type Person } from './model/person';
import { once } from './once';
import type { PeopleLoaders, RecipientSource } from './recipientTransferProps';

/** The people of one source. */
export interface SourcePeople extends Pick<
  LatestResponse<readonly Person[]>,
  'error' | 'isLoading' | 'isFetching' | 'retry'
> {
  people: readonly Person[];
  index: readonly IndexedPerson[];
}

export interface PeopleState {
  source: RecipientSource;
  setSource(source: RecipientSource): void;
  /** The people of the opened source. */
  current: SourcePeople;
  /** Returns everybody who has been loaded, by id. */
  known(): ReadonlyMap<string, IndexedPerson>;
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
    () => once(() => byId(everyone.index, members.index)),
    [everyone.index, members.index],
  );
  const unlisted = useMemo(() => value.filter((id) => !listed().has(id)), [value, listed]);
  const current = source === 'members' ? members : everyone;
  const asks = resolve !== undefined && unlisted.length > 0 && !current.isLoading;
  const { data: resolved = NOBODY, isFetching } = useLatestResponse<readonly Person[]>(
    asks ? unlisted.join('\n') : null,
    async (options) => resolve?.(unlisted, options) ?? [],
  );
  const known = useMemo(
    () =>
      resolved.length === 0
        ? listed
        : once(() => byId(indexPeople(resolved), [...listed().values()])),
    [resolved, listed],
  );

  return {
    source,
    setSource: (next) => {
      setSource(next);
      setOpened((before) => (before.includes(next) ? before : [...before, next]));
    },
    current,
    known,
    isResolving: unlisted.length > 0 && (isFetching || current.isLoading),
  };
}

const NOBODY: readonly Person[] = [];

/** People by their ids; later ones replace earlier ones. */
function byId(...groups: readonly (readonly IndexedPerson[])[]) {
  const people = new Map<string, IndexedPerson>();
  for (const group of groups) for (const one of group) people.set(one.person.id, one);
  return people;
}

function useSource(
  source: RecipientSource,
  key: string | null,
  load: PeopleLoaders['load'],
): SourcePeople {
  const response = useLatestResponse(key, async (options) => load({ source }, options));
  const people = response.data ?? NOBODY;
  const index = useMemo(() => indexPeople(people), [people]);
  const { error, isLoading, isFetching, retry } = response;
  return { people, index, error, isLoading, isFetching, retry };
}
