import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { newIdempotencyKey, toApiError } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import { useDrafts } from '../../shell';
import { chatTexts } from './chat.texts';
import { composedAfter, draftIn, NOTHING, type Composed } from './model/composed';

/** Sends a message; the server takes it once for each key. */
export type SendMessage = (content: string, idempotencyKey: string) => Promise<void>;

export interface ComposedOptions {
  /** Name of the draft, such as `im/17`. */
  record: string;
  /** Name of the conversation, where drafts are listed. */
  title: string;
  send: SendMessage;
}

/** The text in the field, with the messages that did not get through. */
export interface ComposedState extends Composed {
  type(content: string): void;
  send(): void;
  retry(key: string): void;
  discard(key: string): void;
}

/** Milliseconds after the last change before a draft is stored. */
const PAUSE = 400;

/** The state of writing to somebody. It is stored as a draft until the server has it. */
export function useComposed({ record, title, send }: ComposedOptions): ComposedState {
  const t = useTexts(chatTexts);
  const [composed, dispatch] = useReducer(composedAfter, NOTHING);
  const drafts = useDrafts(record, title);
  const isRead = useRef(false);

  const readDraft = useEffectEvent((values: Record<string, unknown>) =>
    dispatch({ kind: 'restored', draft: draftIn(values, t.notSent) }),
  );
  useEffect(() => {
    let isCurrent = true;
    // The title, which comes with the messages, makes the drafts anew.
    if (isRead.current) return;
    void drafts?.store.list(record).then(([draft]) => {
      if (!isCurrent) return;
      isRead.current = true;
      if (draft) readDraft(draft.values);
    });
    return () => {
      isCurrent = false;
    };
  }, [drafts, record]);

  const store = useEffectEvent(async () => {
    if (!drafts || !isRead.current) return;
    const { content, outgoing } = composed;
    if (content.trim() === '' && outgoing.length === 0)
      return drafts.store.remove(record, [record]);
    const values = {
      content,
      outgoing: outgoing.map(({ key, content: text }) => ({ key, content: text })),
    };
    return drafts.store.save(record, { id: record, savedAt: Date.now(), values, title });
  });
  useEffect(() => {
    const timer = setTimeout(() => void store(), PAUSE);
    return () => clearTimeout(timer);
  }, [composed]);
  useEffect(() => () => void store(), []);

  const post = async (content: string, key: string) => {
    try {
      await send(content, key);
      dispatch({ kind: 'done', key });
    } catch (error) {
      dispatch({ kind: 'failed', key, failure: toApiError(error).message });
    }
  };
  return {
    ...composed,
    type: (content) => dispatch({ kind: 'typed', content }),
    send() {
      const content = composed.content.trim();
      if (content === '') return;
      const key = newIdempotencyKey();
      dispatch({ kind: 'sent', key });
      void post(content, key);
    },
    retry(key) {
      const message = composed.outgoing.find((one) => one.key === key);
      if (!message) return;
      dispatch({ kind: 'retried', key });
      void post(message.content, key);
    },
    discard: (key) => dispatch({ kind: 'done', key }),
  };
}
