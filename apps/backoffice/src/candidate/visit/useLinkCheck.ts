import { useEffect, useState } from 'react';
import { toApiError, type EntryLink } from '@mingjian/api';
import { entryCalls } from './entryCalls';
import type { Visit } from './visit';

/** State of the link that a visit began with. */
export type LinkState =
  | { kind: 'checking' }
  | { kind: 'valid'; link: EntryLink }
  | { kind: 'refused' }
  /** It could not be checked: no connection, or too many tries. */
  | { kind: 'failed'; message: string };

const CHECKING: LinkState = { kind: 'checking' };
const REFUSED: LinkState = { kind: 'refused' };

/** The check of a link, which can be repeated. */
export interface LinkCheck {
  state: LinkState;
  retry(): void;
  /** Called when the server no longer takes the link. */
  refuse(): void;
}

/** Checks the link of a visit. */
export function useLinkCheck({ purpose, link }: Pick<Visit, 'purpose' | 'link'>): LinkCheck {
  const [state, setState] = useState<LinkState>(link === '' ? REFUSED : CHECKING);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const show = (next: LinkState) => isCurrent && setState(next);
    if (link === '') show(REFUSED);
    else
      entryCalls.check({ purpose, token: link }).then(
        (found) => show({ kind: 'valid', link: found }),
        (error: unknown) => {
          const { kind, message } = toApiError(error);
          show(kind === 'missing' || kind === 'input' ? REFUSED : { kind: 'failed', message });
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [purpose, link, attempt]);

  return {
    state,
    retry: () => {
      setState(CHECKING);
      setAttempt((count) => count + 1);
    },
    refuse: () => setState(REFUSED),
  };
}
