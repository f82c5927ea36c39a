import { scrubbed, scrubbedStack, type ClientErrorReport } from '@mingjian/api';
import { refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { createReportLimit } from './reportLimit';
import { clientErrorTexts } from './texts';

/** An office shares an address; a broken page reports the same again and again. */
const ofAddress = createReportLimit(200);
const ofSession = createReportLimit(20);

/**
 * Writes an error of a browser to the log, without anything that a person may have typed, whatever
 * the browser sent. Throws 429 for an address or a session that reports too much.
 */
export async function logClientError(
  report: ClientErrorReport,
  { address, tokenHash, userId }: Caller,
  { log, now }: Pick<Backend, 'log' | 'now'>,
) {
  const time = now().getTime();
  const isTaken =
    ofAddress.takes(address, time) && (tokenHash === '' || ofSession.takes(tokenHash, time));
  if (!isTaken) throw refusal(429, clientErrorTexts, (t) => t.tooManyReports, { retryAfter: 60 });
  const { kind, name, message, stack, page, release, agent } = report;
  log({
    event: 'client error',
    kind,
    name: scrubbed(name),
    message: scrubbed(message ?? ''),
    stack: scrubbedStack(stack ?? ''),
    page: scrubbed(page ?? ''),
    release: scrubbed(release ?? ''),
    agent: agentOf(agent ?? ''),
    user: userId || null,
  });
}

/** Names and versions of browsers have digits, which a scrubbed text would lose. */
const agentOf = (agent: string) => agent.replace(/[^\w ./;:()-]/g, '').slice(0, 256);
