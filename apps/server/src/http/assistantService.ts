import type { AssistantPart } from '@mingjian/api';

/** A language model of a provider. */
export interface AssistantService {
  /** Returns the response to a dialogue. Throws when the provider fails, or the signal aborts. */
  ask(parts: readonly AssistantPart[], signal?: AbortSignal): Promise<string>;
}
