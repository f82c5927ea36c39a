import { useEffect, useState } from 'react';
import { entryLinks, toApiError, type EntryPurpose } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';

/** State of the link that a page was entered by. */
export type EntryState =
  | { kind: 'checking' }
  | { kind: 'valid'; expireTime: string }
  | { kind: 'refused' }
  /** It could not be checked: no connection, or too many tries. */
  | { kind: 'failed'; message: string };

export interface EntryLinkCheck {
  state: EntryState;
  /** Checks it again. */
  retry(): void;
}

const CHECKING: EntryState = { kind: 'checking' };
const REFUSED: EntryState = { kind: 'refused' };

/** Checks the token in the page's address. */
export function useEntryLink(purpose: EntryPurpose): EntryLinkCheck {
  const http = useHttp();
  const token = new URLSearchParams(window.location.search).get('token') ?? '';
  const [state, setState] = useState<EntryState>(CHECKING);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const show = (next: EntryState) => isCurrent && setState(next);
    http.send(entryLinks.check, { purpose, token }).then(
      ({ expireTime }) => show({ kind: 'valid', expireTime }),
      (error: unknown) => {
        const { kind, message } = toApiError(error);
        show(kind === 'missing' || kind === 'input' ? REFUSED : { kind: 'failed', message });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [http, purpose, token, attempt]);

  return {
    state,
    retry: () => {
      setState(CHECKING);
      setAttempt((count) => count + 1);
    },
  };
}
