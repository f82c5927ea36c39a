import type { EventStream, ServerEvent } from '@mingjian/api';

/** A stream of events as a response: text that is sent as it comes. */
export class ServedEvents<Event = ServerEvent> implements EventStream<Event> {
  declare readonly event?: Event;
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;

  constructor(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
    this.body = body;
  }
}
