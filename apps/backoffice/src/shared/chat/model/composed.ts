/** A message that is on its way, or that did not get through. */
export interface Outgoing {
  /** Key under which the server takes it once, however often it is sent. */
  key: string;
  content: string;
  /** Why it did not get through; `null` while it is on its way. */
  failure: string | null;
}

/** A person's texts that the server has not taken yet. */
export interface Composed {
  /** The text in the field. */
  content: string;
  /** In the order of their sending. */
  outgoing: readonly Outgoing[];
}

/** Nothing written. */
export const NOTHING: Composed = { content: '', outgoing: [] };

/** A change of what is written. */
export type ComposedAction =
  | { kind: 'typed'; content: string }
  /** The text in the field leaves under a key. */
  | { kind: 'sent'; key: string }
  | { kind: 'retried'; key: string }
  | { kind: 'failed'; key: string; failure: string }
  /** The server has it, or its writer gave it up. */
  | { kind: 'done'; key: string }
  /** A draft from before the page was left. */
  | { kind: 'restored'; draft: Composed };

/** Returns what is written after an action. */
export function composedAfter(state: Composed, action: ComposedAction): Composed {
  const { content, outgoing } = state;
  const withFailure = (key: string, failure: string | null) => ({
    content,
    outgoing: outgoing.map((one) => (one.key === key ? { ...one, failure } : one)),
  });
  switch (action.kind) {
    case 'typed':
      return { content: action.content, outgoing };
    case 'sent': {
      const text = content.trim();
      if (text === '') return state;
      const sent: Outgoing = { key: action.key, content: text, failure: null };
      return { content: '', outgoing: [...outgoing, sent] };
    }
    case 'retried':
      return withFailure(action.key, null);
    case 'failed':
      return withFailure(action.key, action.failure);
    case 'done':
      return { content, outgoing: outgoing.filter(({ key }) => key !== action.key) };
    case 'restored':
      return {
        content: content || action.draft.content,
        outgoing: [
          ...action.draft.outgoing.filter(({ key }) => !outgoing.some((one) => one.key === key)),
          ...outgoing,
        ],
      };
  }
}

/** Returns a stored draft as it is read again: whoever left did not see what became of it. */
export function draftIn(values: Readonly<Record<string, unknown>>, failure: string): Composed {
  const { content, outgoing } = values;
  const texts = Array.isArray(outgoing) ? outgoing.filter(isOutgoing) : [];
  return {
    content: typeof content === 'string' ? content : '',
    outgoing: texts.map((one) => ({ key: one.key, content: one.content, failure })),
  };
}

const isOutgoing = (one: unknown): one is Outgoing =>
  typeof (one as Outgoing | null)?.key === 'string' &&
  typeof (one as Outgoing | null)?.content === 'string';
