import type { Call, EventStream } from '../contract/call';
import { ApiError } from './errors';
import { createEventParser } from './eventParser';
import { failureOf } from './failure';
import { checkedInput, payloadOf } from './payload';
import { textOf } from './texts';

/** Options of a stream of events. */
export interface EventStreamOptions<Event> {
  /** @default '/CM-API' */
  baseURL?: string | undefined;
  /** Token of the session; `null` without one. */
  token: string | null;
  /** @default 'zh' */
  language?: string | undefined;
  /** Closes the stream. */
  signal: AbortSignal;
  /**
   * Milliseconds without a sign of life, which the server gives every 20 s, after which the stream
   * counts as broken.
   * @default 50_000
   */
  silence?: number | undefined;
  /** Called with each event, and the id that resumes the stream after it. */
  onEvent(event: Event, lastEventId: string): void;
}

/**
 * Reads a stream of events by `fetch`, because an `EventSource` cannot send the headers of a
 * session. Resolves when it ends, by the server or by the signal; rejects with an `ApiError` when
 * it cannot be opened or breaks. Reconnecting is the caller's.
 */
export async function readEvents<Input, Event>(
  call: Call<Input, EventStream<Event>>,
  input: Input,
  options: EventStreamOptions<Event>,
): Promise<void> {
  const { language = 'zh', signal, silence = 50_000, onEvent } = options;
  const watch = watchSilence(silence, signal);
  try {
    const body = await open(call, input, options, watch.signal);
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    const parser = createEventParser();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      watch.renew();
      for (const { id, data } of parser.push(value)) onEvent(JSON.parse(data) as Event, id);
    }
  } catch (cause) {
    if (signal.aborted) return;
    if (cause instanceof ApiError) throw cause;
    const kind = watch.signal.aborted ? 'timeout' : 'network';
    throw new ApiError({ kind, message: textOf(kind, language), cause });
  } finally {
    watch.stop();
  }
}

async function open<Input, Event>(
  call: Call<Input, EventStream<Event>>,
  input: Input,
  { baseURL = '/CM-API', token, language = 'zh' }: EventStreamOptions<Event>,
  signal: AbortSignal,
) {
  const checked = await checkedInput(call, input, language);
  const { path, params } = payloadOf(call, checked, language);
  const query = params && params.size > 0 ? `?${params.toString()}` : '';
  const response = await fetch(baseURL + path + query, {
    headers: {
      ...(token && { Authorization: `Bearer ${token}`, accesstoken: token }),
      'Accept-Language': language,
      Accept: 'text/event-stream',
    },
    cache: 'no-store',
    signal,
  });
  const type = response.headers.get('content-type') ?? '';
  if (response.ok && response.body && type.startsWith('text/event-stream')) return response.body;
  const text = await response.text();
  throw failureOf({ call, status: response.status, body: jsonOr(text), language });
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Returns a signal that aborts with `given`, or `silence` milliseconds after the last renewal. */
function watchSilence(silence: number, given: AbortSignal) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timer = setTimeout(abort, silence);
  given.addEventListener('abort', abort);
  if (given.aborted) abort();
  return {
    signal: controller.signal,
    renew() {
      clearTimeout(timer);
      timer = setTimeout(abort, silence);
    },
    stop() {
      clearTimeout(timer);
      given.removeEventListener('abort', abort);
      // The body of a stream that is not read to its end holds the connection.
      abort();
    },
  };
}
