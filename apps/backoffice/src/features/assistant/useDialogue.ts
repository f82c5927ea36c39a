import { useEffect, useRef, useState } from 'react';
import { assistant, ASSISTANT_PARTS, type AssistantPart } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { chatTexts } from '../../shared/chat/chat.texts';
import type { ChatLine } from '../../shared/chat/ChatLog';
import { useComposed, type ComposedState } from '../../shared/chat/useComposed';
import { useTabMemory } from '../../shell';
import { assistantTexts } from './assistant.texts';

/** A dialogue with the assistant. */
export interface DialogueState {
  lines: readonly ChatLine[];
  composed: ComposedState;
  /** Whether a response is awaited. */
  isThinking: boolean;
  /** Gives up the response; the question can be sent again. */
  stop(): void;
  /** Forgets the dialogue. */
  clear(): void;
}

/** The state of a dialogue. It stays while its tab is open, and is stored nowhere. */
export function useDialogue(): DialogueState {
  const t = useTexts(assistantTexts);
  const chat = useTexts(chatTexts);
  const http = useHttp();
  const memory = useTabMemory<readonly AssistantPart[]>('dialogue');
  const [parts, setParts] = useState<readonly AssistantPart[]>(memory.stored ?? []);
  const latest = useRef(parts);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const setDialogue = (next: readonly AssistantPart[]) => {
    latest.current = next;
    memory.save(next);
    setParts(next);
  };
  const ask = async (content: string) => {
    const question: AssistantPart = { role: 'user', content };
    const turn = new AbortController();
    running.current = turn;
    const asked = [...latest.current, question].slice(-ASSISTANT_PARTS);
    const { content: text } = await http.send(
      assistant.getResponse,
      { parts: asked },
      { signal: turn.signal },
    );
    setDialogue([...latest.current, question, { role: 'assistant', content: text }]);
  };
  const composed = useComposed({ record: 'openai', title: t.draft, send: ask });

  return {
    lines: parts.map(({ role, content }, index) => ({
      key: String(index),
      author: role === 'user' ? chat.you : t.assistant,
      time: '',
      content,
      own: role === 'user',
    })),
    composed,
    isThinking: composed.outgoing.some(({ failure }) => failure === null),
    stop: () => running.current?.abort(),
    clear: () => setDialogue([]),
  };
}
