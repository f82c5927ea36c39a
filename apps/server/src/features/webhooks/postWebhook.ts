import type { WebhookProblem } from '@mingjian/api';
import {
  LateAnswer,
  RefusedAddress,
  sendOutside,
  type OutsidePost,
} from '../../http/outside/sendOutside';
import { maskText } from '../../resources/maskText';

/** The outcome of one attempt. */
export interface WebhookOutcome {
  /** `null` without a response. */
  httpStatus: number | null;
  /** `null` for a success. */
  problem: WebhookProblem | null;
  /** Milliseconds that the receiver asks to wait. */
  retryAfter: number | null;
  /** Beginning of the response, masked. */
  response: string | null;
}

/** Sends a message to an endpoint, once, and returns what came of it. */
export async function postWebhook(post: OutsidePost): Promise<WebhookOutcome> {
  try {
    const { status, headers, text } = await sendOutside(post);
    return {
      httpStatus: status,
      problem: problemOf(status),
      retryAfter: retryAfterOf(headers['retry-after']),
      response: shownResponse(text),
    };
  } catch (error) {
    const problem =
      error instanceof RefusedAddress
        ? 'address'
        : error instanceof LateAnswer
          ? 'timeout'
          : 'unreachable';
    return { httpStatus: null, problem, retryAfter: null, response: null };
  }
}

function problemOf(status: number): WebhookProblem | null {
  if (status >= 200 && status < 300) return null;
  if (status === 410) return 'gone';
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

/** Returns the milliseconds of a `Retry-After` in seconds or as a date; `null` for no such. */
function retryAfterOf(header: string | undefined): number | null {
  if (header === undefined) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1_000;
  const time = Date.parse(header);
  return Number.isNaN(time) ? null : Math.max(0, time - Date.now());
}

/** Returns a response for the log. PostgreSQL stores no null characters. */
const shownResponse = (text: string): string | null =>
  text === '' ? null : maskText(text.replaceAll('\u0000', ''));
