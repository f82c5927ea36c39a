import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { draftStoreOf } from '../drafts/drafts';
import { SignOutDialog } from '../drafts/SignOutDialog';
import type { SignedIn } from '../session/session';
import { useSignOut } from '../session/useSession';

export interface LeavingState {
  /** Signs out, after a question where drafts are left. */
  leave(): void;
  /** Counts the drafts beforehand, because signing out must not wait. */
  prepare(): void;
  /** The open question. */
  question: ReactNode;
}

/** Signing out, with the question whether unsaved drafts stay on this computer. */
export function useLeaving(signedIn: SignedIn): LeavingState {
  const signOut = useSignOut();
  const [draftCount, setDraftCount] = useState(0);
  const counted = useRef(0);
  const countDrafts = useCallback(async () => {
    const store = await draftStoreOf(signedIn).catch(() => null);
    counted.current = store?.isLasting ? await store.count() : 0;
  }, [signedIn]);
  useEffect(() => void countDrafts(), [countDrafts]);

  const handleDelete = async () => {
    await (await draftStoreOf(signedIn)).clear();
    await signOut();
  };
  return {
    leave: () => {
      if (counted.current > 0) setDraftCount(counted.current);
      else void signOut();
    },
    prepare: () => void countDrafts(),
    question: draftCount > 0 && (
      <SignOutDialog
        count={draftCount}
        onClose={() => setDraftCount(0)}
        onKeep={() => void signOut()}
        onDelete={() => void handleDelete()}
      />
    ),
  };
}
