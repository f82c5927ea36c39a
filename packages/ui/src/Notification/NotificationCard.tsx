import { useEffect, useEffectEvent, useRef } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { DismissButton } from '../internal/DismissButton';
import { toneTexts } from '../internal/tones.texts';
import { useTexts } from '../texts/LocaleProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { Notification, NotificationTone } from './model/queue';
import { notificationTexts } from './Notification.texts';
import * as S from './NotificationRegion.styles';

export interface NotificationCardProps {
  notification: Notification;
  /** Whether the time until it disappears is paused. */
  isPaused: boolean;
  onDismiss: () => void;
}

const icons: Record<NotificationTone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

/**
 * One notification: title, text, actions and a close button. A screen reader interrupts for danger,
 * and reads the others in turn.
 */
export function NotificationCard({ notification, isPaused, onDismiss }: NotificationCardProps) {
  const { tone, title, text, action, onUndo, duration } = notification;
  const t = useTexts(notificationTexts);
  const toneNames = useTexts(toneTexts);
  useAutoDismiss(duration, isPaused, onDismiss);

  const handle = (act: () => void) => () => {
    onDismiss();
    act();
  };

  return (
    <S.Card data-tone={tone} data-id={notification.id}>
      <S.Picture>
        <Icon icon={icons[tone]} />
      </S.Picture>
      <S.Body>
        <div role={tone === 'danger' ? 'alert' : 'status'}>
          <S.Title>
            <VisuallyHidden>{`${toneNames[tone]} `}</VisuallyHidden>
            {title}
          </S.Title>
          {text !== undefined && <S.Text>{text}</S.Text>}
        </div>
        {(action ?? onUndo) && (
          <S.Actions>
            {action && (
              <Button size="small" onClick={handle(() => action.onClick())}>
                {action.label}
              </Button>
            )}
            {onUndo && (
              <Button size="small" onClick={handle(() => onUndo())}>
                {t.undo}
              </Button>
            )}
          </S.Actions>
        )}
      </S.Body>
      <S.Close>
        <DismissButton label={t.close(title)} onClick={onDismiss} />
      </S.Close>
    </S.Card>
  );
}

/**
 * Calls `onEnd` after `duration` milliseconds, not counting the time it is paused. `null` never
 * ends.
 */
function useAutoDismiss(duration: number | null, isPaused: boolean, onEnd: () => void) {
  const left = useRef(duration ?? 0);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (duration === null || isPaused) return;
    const start = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - start));
    };
  }, [duration, isPaused]);
}
