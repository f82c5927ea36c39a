import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { beijing } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import type { RecordDraft } from '@mingjian/widgets/Form';
import { useDateFormat } from '../../base/useDateFormat';
import type { SignedIn } from '../session/session';
import { useSignOut } from '../session/useSession';
import { useTabsStore } from '../tabs/TabsContext';
import { forgetPeople } from '../tabs/tabStorage';
import { useUnsavedLines } from '../tabs/useUnsavedLines';
import { draftStoreOf } from './drafts';
import { draftTexts } from './drafts.texts';
import { UnsavedDialog, type UnsavedLine } from './UnsavedDialog';

export interface SignOutQuestion {
  /** Signs out, or asks first when something is unsaved. */
  request(this: void): void;
  /** Looks for drafts beforehand, because signing out must not wait. */
  prepare(this: void): void;
  /** The question, while it is asked. */
  dialog: ReactNode;
}

interface Question {
  lines: readonly UnsavedLine[];
  /** Whether drafts outlast the session. */
  isLasting: boolean;
}

/** Returns the sign-out that asks what becomes of unsaved input and of drafts. */
export function useSignOutQuestion(signedIn: SignedIn): SignOutQuestion {
  const t = useTexts(draftTexts);
  const leave = useSignOut();
  const { get: getTabs, unsaved } = useTabsStore();
  const linesOf = useUnsavedLines();
  const draftLine = useDraftLine();
  const { lastingDrafts, prepare } = useLastingDrafts(signedIn);
  const [question, setQuestion] = useState<Question | null>(null);
  const allKeys = () => getTabs().tabs.map(({ key }) => key);

  const signOut = async () => {
    const left = leave();
    forgetPeople(signedIn.user.id);
    await left;
  };
  const request = () => {
    const records = new Set(unsaved.of(allKeys()).map(({ record }) => record));
    const drafts = lastingDrafts.current;
    const closed = drafts?.filter(({ record }) => !records.has(record)) ?? [];
    const lines = [...linesOf(allKeys()), ...closed.map(draftLine)];
    if (lines.length > 0) setQuestion({ lines, isLasting: drafts !== null });
    else void signOut();
  };
  const discard = async () => {
    for (const input of unsaved.of(allKeys())) input.discard();
    await (await draftStoreOf(signedIn).catch(() => null))?.clear();
    await signOut();
  };
  return {
    request,
    prepare,
    dialog: question && (
      <UnsavedDialog
        title={t.signOutTitle(question.lines.length)}
        lines={question.lines}
        isLasting={question.isLasting}
        keepLabel={t.keepAndSignOut}
        discardLabel={t.discardAndSignOut}
        onClose={() => setQuestion(null)}
        onKeep={question.isLasting ? () => void signOut() : undefined}
        onDiscard={() => void discard()}
      />
    ),
  };
}

/** Returns the drafts that outlast the session; `null` where the browser stores none. */
function useLastingDrafts(signedIn: SignedIn) {
  const lastingDrafts = useRef<readonly RecordDraft[] | null>(null);
  const look = useCallback(async () => {
    const store = await draftStoreOf(signedIn).catch(() => null);
    lastingDrafts.current = store?.isLasting ? await store.all() : null;
  }, [signedIn]);
  const prepare = useCallback(() => void look(), [look]);
  useEffect(prepare, [prepare]);
  return { lastingDrafts, prepare };
}

function useDraftLine(): (draft: RecordDraft) => UnsavedLine {
  const t = useTexts(draftTexts);
  const dates = useDateFormat();
  return ({ id, title, savedAt, changes = 1 }) => ({
    key: id,
    title: title ?? t.unnamed,
    note: t.draft(dates.short(beijing(new Date(savedAt))), changes),
  });
}
