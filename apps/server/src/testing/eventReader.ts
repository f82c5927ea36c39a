import { events as calls, readEvents, type ApiError, type ServerEvent } from '@mingjian/api';

/** A stream that a test reads. */
export interface ReadStream {
  events: ServerEvent[];
  /** Id that resumes the stream after the last event. */
  lastEventId: string;
  /** Resolves when the stream has ended, with the error if it broke or could not be opened. */
  ended: Promise<ApiError | undefined>;
  /** Resolves once an event of a kind has come, with all events so far. */
  until(kind: ServerEvent['kind']): Promise<ServerEvent[]>;
  close(): void;
}

/** Opens a stream of events over a socket, as a browser does. */
export function openStream(
  baseURL: string,
  token: string | null,
  lastEventId?: string,
): ReadStream {
  const stop = new AbortController();
  const stream: ReadStream = {
    events: [],
    lastEventId: '',
    ended: readEvents(
      calls.getStream,
      { lastEventId },
      {
        baseURL,
        token,
        signal: stop.signal,
        onEvent: (event, id) => {
          stream.events.push(event);
          stream.lastEventId = id;
        },
      },
    ).then(
      () => undefined,
      (error: ApiError) => error,
    ),
    until: async (kind) => {
      await vi.waitFor(
        () => expect(stream.events.map((event) => event.kind)).toContain(kind),
        60_000,
      );
      return stream.events;
    },
    close: () => stop.abort(),
  };
  return stream;
}
