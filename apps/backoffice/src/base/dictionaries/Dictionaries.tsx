import { useEffect, useRef, useState, type ReactNode } from 'react';
import { dictionaries } from '@mingjian/api';
import { useHttp, useRevision } from '@mingjian/api/react';
import { createDictionaryStore, DictionaryProvider } from '@mingjian/widgets/DictionarySelect';
import { groupedLoad } from './groupedLoad';

/**
 * Gives the dictionaries of the nearest `ApiProvider` to all fields, filters and cells. A change of
 * a dictionary in this window or another one requests those on screen again.
 */
export function Dictionaries({ children }: { children: ReactNode }) {
  const http = useHttp();
  const [store] = useState(() => createDictionaryStore(groupedLoad(http)));
  const revision = useRevision(dictionaries.getCommonListGroup);
  const loaded = useRef(revision);

  useEffect(() => {
    if (loaded.current === revision) return;
    loaded.current = revision;
    store.refresh();
  }, [store, revision]);

  return <DictionaryProvider store={store}>{children}</DictionaryProvider>;
}
