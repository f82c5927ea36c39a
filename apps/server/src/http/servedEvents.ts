import type { EventStream, ServerEvent } from '@mingjian/api';

/** A stream of events as a response: text that is sent as it comes, and never ends by itself. */
export class ServedEvents implements EventStream<ServerEvent> {
  declare readonly event?: ServerEvent;
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;

  constructor(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
    this.body = body;
  }
}
