import { useEffect, useMemo, useState } from 'react';
import { useStore } from '@mingjian/ui';
import type { DraftStore, FormDrafts } from '@mingjian/widgets/Form';
import { session, type SignedIn } from '../session/session';

/** Stores of drafts by session. A session that has ended takes its key with it. */
const stores = new WeakMap<SignedIn, Promise<DraftStore>>();

/** Returns the store of a person's drafts. It is loaded and opened at the first need. */
export function draftStoreOf(signedIn: SignedIn): Promise<DraftStore> {
  const { user, draftKey } = signedIn;
  const known = stores.get(signedIn);
  if (known) return known;
  const store = import('@mingjian/widgets/FormDrafts').then(({ openDrafts }) =>
    openDrafts({ owner: user.id, key: draftKey }),
  );
  stores.set(signedIn, store);
  return store;
}

/**
 * The store of the drafts of a record, which is named by the page and the row, such as
 * `companyList/17`. `title` names its form for people. `undefined` until it is open.
 */
export function useDrafts(record: string, title: string): FormDrafts | undefined {
  const signedIn = useStore(session, (state) => state.signedIn);
  const [store, setStore] = useState<DraftStore | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (!signedIn) return;
    draftStoreOf(signedIn).then(
      (opened) => isCurrent && setStore(opened),
      // Without its code there are no drafts; the form works all the same.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [signedIn]);
  return useMemo(() => (store ? { store, record, title } : undefined), [store, record, title]);
}
