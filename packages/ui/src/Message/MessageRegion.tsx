import { useEffect, useState, type ComponentPropsWithRef } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import { createPortal } from 'react-dom';
import { isComposed } from '../internal/events/isComposed';
import { Icon } from '../Icon/Icon';
import { DismissButton } from '../internal/DismissButton';
import { useStore } from '../internal/state/createStore';
import { useIsClient } from '../internal/state/useIsClient';
import { useTexts } from '../texts/LocaleProvider';
import { messageTexts } from './Message.texts';
import type { Message, Messages, MessageTone } from './messages';
import * as S from './MessageRegion.styles';

export interface MessageRegionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The store of the message to render. */
  messages: Messages;
}

const icons: Record<MessageTone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

/**
 * The place of messages: mount it once. Renders a `<div>` with two live regions at the end of
 * `<body>`, where an open dialog does not silence them; it takes rest props and `ref`. `danger`
 * interrupts, the others are polite. A message stays while it is hovered or has focus.
 */
export function MessageRegion({ messages, ...rest }: MessageRegionProps) {
  const message = useStore(messages);
  const pauseProps = useAutoDismiss(message, messages);
  const t = useTexts(messageTexts);
  if (!useIsClient()) return null;

  const isDanger = message?.tone === 'danger';
  return createPortal(
    <S.Root {...rest}>
      <S.Card data-idle={message === null || undefined} {...pauseProps}>
        {message && (
          <S.Picture data-tone={message.tone}>
            <Icon icon={icons[message.tone]} />
          </S.Picture>
        )}
        <S.Text role="status">
          {message && !isDanger && <span key={message.id}>{message.text}</span>}
        </S.Text>
        <S.Text role="alert">
          {message && isDanger && <span key={message.id}>{message.text}</span>}
        </S.Text>
        {message && <DismissButton label={t.dismiss} onClick={messages.dismiss} />}
      </S.Card>
    </S.Root>,
    document.body,
  );
}

/**
 * Dismisses the message after its time, which restarts when pointer and focus leave it. Escape
 * dismisses it at once.
 */
function useAutoDismiss(message: Message | null, { dismiss }: Messages) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const isPaused = hovered || focused;
  // An element removed under pointer or focus fires no leave or blur event.
  if (!message && hovered) setHovered(false);
  if (!message && focused) setFocused(false);

  useEffect(() => {
    if (!message || isPaused) return;
    const timer = setTimeout(dismiss, message.seconds * 1000);
    return () => clearTimeout(timer);
  }, [message, isPaused, dismiss]);

  const isShown = message !== null;
  useEffect(() => {
    if (!isShown) return;
    const handleKey = (event: KeyboardEvent) =>
      event.key === 'Escape' && !isComposed(event) && dismiss();
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isShown, dismiss]);

  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
