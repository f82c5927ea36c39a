import { useEffect, useRef, type ReactNode } from 'react';
import { Button, useTexts } from '@mingjian/ui';
import * as S from './Chat.styles';
import { chatTexts } from './chat.texts';
import type { ComposedState } from './useComposed';

/** A message that the server has. */
export interface ChatLine {
  key: string;
  author: string;
  /** Formatted; empty for none. */
  time: string;
  content: string;
  /** Whether the reader's side wrote it. */
  own: boolean;
}

export interface ChatLogProps {
  /** Name of the conversation. */
  label: string;
  lines: readonly ChatLine[];
  /** Messages of the reader that the server has not taken yet. */
  composed: Pick<ComposedState, 'outgoing' | 'retry' | 'discard'>;
  /** Loads earlier messages. @default there are none */
  onEarlier?: (() => void) | undefined;
  /** Shown while there is no message at all. */
  empty: ReactNode;
}

/** The messages of a conversation, the newest last and in view. */
export function ChatLog({ label, lines, composed, onEarlier, empty }: ChatLogProps) {
  const t = useTexts(chatTexts);
  const { outgoing } = composed;
  const rootRef = useNewestInView(lines.at(-1)?.key, outgoing.length);
  return (
    // A scrolling part must be reachable by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <S.Log ref={rootRef} role="log" aria-label={label} tabIndex={0}>
      {onEarlier && (
        <S.Earlier>
          <Button size="small" tone="quiet" onClick={onEarlier}>
            {t.earlier}
          </Button>
        </S.Earlier>
      )}
      {lines.length + outgoing.length === 0 && empty}
      {lines.map(({ key, author, time, content, own }) => (
        <S.Line key={key} data-own={own || undefined}>
          <S.Facts>
            <span>{author}</span>
            {time !== '' && <time>{time}</time>}
          </S.Facts>
          <S.Text dir="auto">{content}</S.Text>
        </S.Line>
      ))}
      {outgoing.map(({ key, content, failure }) => (
        <S.Line key={key} data-own data-failed={failure !== null || undefined}>
          <S.Facts>
            <span>{t.you}</span>
            <span>{failure ?? t.sending}</span>
          </S.Facts>
          <S.Text dir="auto">{content}</S.Text>
          {failure !== null && (
            <S.Actions>
              <Button size="small" onClick={() => composed.retry(key)}>
                {t.retry}
              </Button>
              <Button size="small" tone="quiet" onClick={() => composed.discard(key)}>
                {t.discard}
              </Button>
            </S.Actions>
          )}
        </S.Line>
      ))}
    </S.Log>
  );
}

/** Keeps the newest message in view, unless its reader has scrolled to earlier ones. */
function useNewestInView(newest: string | undefined, outgoing: number) {
  const rootRef = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  useEffect(() => {
    const root = rootRef.current;
    if (!root) return;
    const note = () =>
      void (atEnd.current = root.scrollHeight - root.scrollTop - root.clientHeight < 80);
    root.addEventListener('scroll', note, { passive: true });
    return () => root.removeEventListener('scroll', note);
  }, []);
  useEffect(() => {
    const root = rootRef.current;
    if (root && (atEnd.current || outgoing > 0)) root.scrollTop = root.scrollHeight;
  }, [newest, outgoing]);
  return rootRef;
}
