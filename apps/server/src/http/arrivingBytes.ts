import { Readable } from 'node:stream';

/** The body of a request, which is read while it arrives: a `Blob` would be held in memory. */
export class ArrivingBytes extends Blob {
  readonly #request: Request;
  /** As the request declares it; 0 without. */
  override readonly size: number;

  constructor(request: Request) {
    super();
    this.#request = request;
    this.size = Number(request.headers.get('content-length') ?? 0) || 0;
  }

  /** Headers of the request. */
  get headers(): Headers {
    return this.#request.headers;
  }

  /** Returns the bytes. They can be read once. */
  arriving(): Readable {
    const { body } = this.#request;
    return body === null ? Readable.from([]) : Readable.fromWeb(body as never);
  }
}
