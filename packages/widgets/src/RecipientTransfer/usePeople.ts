import { useMemo, useState } from 'react';
import { useLatestResponse, type LatestResponse } from '@mingjian/ui';
import { indexPeople, type IndexedPerson, type PeopleIndex, type Person } from './model/person';
import type { PeopleLoaders, PeopleSource } from './recipientTransferProps';

/** The people of one source. */
export interface SourcePeople extends Pick<
  LatestResponse<readonly Person[]>,
  'error' | 'isLoading' | 'isFetching' | 'retry'
> {
  index: PeopleIndex;
}

export interface PeopleState {
  /** Key of the opened source. */
  source: string;
  setSource(source: string): void;
  /** The people of the opened source. */
  current: SourcePeople;
  /** The selected people, in their order; without a name as far as they are not known. */
  selected: readonly IndexedPerson[];
  /** Returns everybody who has been loaded. */
  everybody(): readonly Person[];
  /** Whether a person may be added. */
  canAdd(id: string): boolean;
  /** Whether names of selected people are being loaded. */
  isResolving: boolean;
}

/** Loads the people of each source once its tab is opened, and those of unknown selected ids. */
export function usePeople(
  { load, resolve }: PeopleLoaders<string>,
  sources: readonly PeopleSource[],
  value: readonly string[],
): PeopleState {
  const [source, setSource] = useState(sources[0]?.key ?? '');
  const [lists, setLists] = useState<ReadonlyMap<string, readonly Person[]>>(new Map());
  const list = lists.get(source);
  const { data, error, isLoading, retry, ...request } = useLatestResponse(
    list ? null : source,
    async (options) => ({ of: source, people: await load({ source }, options) }),
  );
  if (data && !lists.has(data.of)) setLists(new Map(lists).set(data.of, data.people));
  const index = useMemo(() => indexPeople(list ?? NOBODY), [list]);
  const byId = useMemo(
    () => new Map([...lists.values()].toReversed().flatMap((one) => [...indexPeople(one).byId])),
    [lists],
  );
  const listed = useMemo(() => value.map((id) => byId.get(id)), [value, byId]);
  const unlisted = useMemo(() => value.filter((_, at) => !listed[at]), [value, listed]);
  const asks = resolve !== undefined && unlisted.length > 0 && !isLoading;
  const { data: resolved = NOBODY, isFetching } = useLatestResponse<readonly Person[]>(
    asks ? unlisted.join('\n') : null,
    async (options) => resolve?.(unlisted, options) ?? [],
  );
  const selected = useMemo(() => {
    const known = indexPeople(resolved).byId;
    return value.map((id, at) => listed[at] ?? known.get(id) ?? unnamed(id));
  }, [value, listed, resolved]);

  return {
    source,
    setSource,
    current: { index, error, isLoading, isFetching: request.isFetching, retry },
    selected,
    everybody: () => [...byId.values()].map(({ person }) => person).concat(resolved),
    canAdd: (id) => byId.get(id)?.person.disabledReason === undefined,
    isResolving: unlisted.length > 0 && (isFetching || isLoading),
  };
}

const NOBODY: readonly Person[] = [];

/** A person of whom nothing is known but the id. */
const unnamed = (id: string): IndexedPerson => ({ person: { id, realname: '' }, text: '' });
