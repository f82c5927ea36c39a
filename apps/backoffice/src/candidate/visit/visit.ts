import type { EntryPurpose } from '@mingjian/api';
import { createStore } from '@mingjian/ui';
import { windowStorage } from '../../base/browserStorage';
import { purposeOf, tokenIn } from './linkToken';

/** A candidate's visit: the link that it began with, and its session. */
export interface Visit {
  purpose: EntryPurpose;
  /** Token of the link; empty without one. */
  link: string;
  /** Token of the session; `null` before the second proof, and once the session has ended. */
  session: string | null;
  /** Whether a session has begun on this visit: what comes after it is a return. */
  hasEntered: boolean;
  /** Whether the candidate has refused on this visit, which ends the link too. */
  hasRefused: boolean;
}

const KEY = 'mj.visit';

/** The visit of this window. It lasts as long as the window, and a reload within it. */
export const visit = createStore<Visit>(readVisit());
visit.subscribe(() => windowStorage.set(KEY, JSON.stringify(visit.get())));

/** Reads the link of the address, and removes it from there and from the history. */
export function takeLink() {
  const { location, history } = window;
  const link = tokenIn(location);
  if (link === undefined) return;
  history.replaceState(null, '', location.pathname);
  const purpose = purposeOf(location);
  const known = visit.get();
  if (known.link !== link || known.purpose !== purpose)
    visit.set({ purpose, link, session: null, hasEntered: false, hasRefused: false });
}

/** Begins the session that a second proof has brought. */
export function beginSession(session: string) {
  visit.update((state) => ({ ...state, session, hasEntered: true }));
}

/** Ends the visit of a candidate who has refused. Link and session are of no use any more. */
export function endRefused() {
  visit.update((state) => ({ ...state, link: '', session: null, hasRefused: true }));
}

/** Ends the session alone: the link is proved again, and what was typed stays. */
export function endSession() {
  visit.update((state) => ({ ...state, session: null }));
}

function readVisit(): Visit {
  const purpose = purposeOf(window.location);
  const none = { purpose, link: '', session: null, hasEntered: false, hasRefused: false };
  try {
    const stored = JSON.parse(windowStorage.get(KEY) ?? 'null') as Visit | null;
    return stored?.purpose === purpose ? stored : none;
  } catch {
    return none;
  }
}
