import { clientErrors, type Http } from '@mingjian/api';
import { RELEASE } from '../../release';
import { createSessionHttp, session } from '../session/session';
import { errorReport, policyError, type SeenError } from './errorReport';

/** Reports of one page load. A broken page breaks again and again. */
const MOST = 10;

/**
 * Reports the errors of the application to the server's log from now on, and those that were seen
 * before. Each is reported once. Returns a function that stops it. `http` is by default a client of
 * the session at the time of the error.
 */
export function reportErrors(early: readonly Event[] = [], http?: Http): () => void {
  const reported = new Set<string>();
  const report = (seen: SeenError) => {
    const { pathname } = window.location;
    const place = { page: pathname.slice(0, 200), release: RELEASE, agent: agent() };
    const found = errorReport(seen, place);
    const key = found && `${found.name} ${found.message} ${found.stack}`;
    if (!found || reported.has(key!) || reported.size >= MOST) return;
    reported.add(key!);
    const client = http ?? createSessionHttp(session.get().token, () => {});
    // A report that fails is lost: reporting that would never end.
    client.send(clientErrors.report, found).catch(() => undefined);
  };
  const handle = (event: Event) => {
    const seen = seenIn(event);
    if (seen) report(seen);
  };

  early.forEach(handle);
  for (const name of ERROR_EVENTS) window.addEventListener(name, handle);
  return () => {
    for (const name of ERROR_EVENTS) window.removeEventListener(name, handle);
  };
}

/** Events of the window that tell of an error; the last one of what an error boundary shows. */
const ERROR_EVENTS = ['error', 'unhandledrejection', 'securitypolicyviolation', 'mj:rendered'];

function seenIn(event: Event): SeenError | null {
  if (event instanceof ErrorEvent)
    return { kind: 'uncaught', error: (event.error as unknown) ?? event.message };
  if (event instanceof CustomEvent) return { kind: 'rendered', error: event.detail };
  if (event instanceof PromiseRejectionEvent) return { kind: 'rejected', error: event.reason };
  return event instanceof SecurityPolicyViolationEvent
    ? { kind: 'policy', error: policyError(event) }
    : null;
}

const agent = () => navigator.userAgent.slice(0, 256);
