import type { RawResponse } from './response';

/** Responses that are kept. The least recently used one is forgotten first. */
const CAPACITY = 100;

/** Responses of one session, so that the server need not send an unchanged one again. */
export interface ResponseMemory {
  /** Returns the response to an equal request of the same session. */
  find(token: string | null, request: string): RawResponse | undefined;
  /** Keeps a response that has an entity tag. */
  keep(token: string | null, request: string, response: RawResponse): void;
}

/** Returns an empty memory. A request with another token empties it. */
export function createResponseMemory(): ResponseMemory {
  const known = new Map<string, RawResponse>();
  let owner: string | null = null;
  const own = (token: string | null) => {
    if (token !== owner) known.clear();
    owner = token;
  };
  return {
    find(token, request) {
      own(token);
      return token === null ? undefined : known.get(request);
    },
    keep(token, request, response) {
      if (token === null || token !== owner || response.etag === '') return;
      known.delete(request);
      known.set(request, response);
      if (known.size > CAPACITY) known.delete(known.keys().next().value!);
    },
  };
}
