import type { ServerEvent } from '@mingjian/api';

/** Events that may wait for a reader that does not keep up. */
const WAITING = 256;

/** The owner of a stream, as its session says. */
export interface StreamOwner {
  userId: string;
  /** SHA-256 of the session's token. */
  tokenHash: string;
}

/** An event as it is sent. */
export interface SentEvent {
  event: ServerEvent;
  /** Resumes a stream after this event. */
  id?: string;
}

/** One open stream. */
export interface EventConnection extends StreamOwner {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Sends an event, or lets it wait for those that were missed. */
  send(sent: SentEvent): void;
  /** Sends the missed events, and those that have come since. */
  begin(missed: readonly SentEvent[]): void;
  /** Gives a sign of life. */
  beat(): void;
  close(): void;
}

const encoder = new TextEncoder();

/**
 * Opens a stream. Events wait until it begins, so that missed ones come first. A reader that does
 * not keep up is closed: it reconnects and resumes.
 */
export function openConnection(
  { userId, tokenHash }: StreamOwner,
  onClose: () => void,
): EventConnection {
  let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start: (given) => void (controller = given),
      cancel: () => end(),
    },
    { highWaterMark: WAITING },
  );
  let waiting: SentEvent[] | undefined = [];

  function end() {
    controller = undefined;
    onClose();
  }
  function close() {
    controller?.close();
    if (controller) end();
  }
  function write(text: string) {
    if (!controller) return;
    if ((controller.desiredSize ?? 0) <= 0) return close();
    controller.enqueue(encoder.encode(text));
  }
  return {
    userId,
    tokenHash,
    body,
    send(sent) {
      if (waiting) waiting.push(sent);
      else write(textOf(sent));
    },
    begin(missed) {
      for (const sent of [...missed, ...(waiting ?? [])]) write(textOf(sent));
      waiting = undefined;
    },
    beat: () => write(':\n\n'),
    close,
  };
}

const textOf = ({ event, id }: SentEvent) =>
  `${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(event)}\n\n`;
