import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { DismissButton } from '../internal/DismissButton';
import { useTexts } from '../texts/LocaleProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { Notification, NotificationTone } from './model/queue';
import { notificationTexts } from './Notification.texts';
import * as S from './NotificationRegion.styles';
import { useStay } from './useStay';

export interface NotificationCardProps {
  notification: Notification;
  /** Whether its time stands still. */
  isHeld: boolean;
  onDismiss: () => void;
}

const icons: Record<NotificationTone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

/**
 * One notice: what happened, what to do about it, and the cross. Danger interrupts, the rest waits
 * its turn to be read.
 */
export function NotificationCard({ notification, isHeld, onDismiss }: NotificationCardProps) {
  const { tone, title, text, action, onUndo, duration } = notification;
  const t = useTexts(notificationTexts);
  useStay(duration, isHeld, onDismiss);

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
            <VisuallyHidden>{`${t[tone]} `}</VisuallyHidden>
            {title}
          </S.Title>
          {text !== undefined && <S.Words>{text}</S.Words>}
        </div>
        {(action ?? onUndo) && (
          <S.Actions>
            {action && (
              <Button size="small" onClick={handle(() => action.onSelect())}>
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
