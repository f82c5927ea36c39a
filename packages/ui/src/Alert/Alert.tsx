import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import { textElements } from '../internal/textElements';
import { Icon } from '../Icon/Icon';
import { toneTexts } from '../internal/tones.texts';
import { useTexts } from '../texts/LocaleProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './Alert.styles';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /**
   * Meaning of the notice.
   * @default 'info'
   */
  tone?: AlertTone | undefined;
  /** Heading of the notice. */
  title?: string | undefined;
  /** The event or state, and the action to take. */
  children: ReactNode;
  /** One small button or link that acts on the notice. */
  action?: ReactNode;
}

const icons: Record<AlertTone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

/**
 * A persistent notice in the page. Renders one `<div>`; `danger` is announced at once, the others
 * when they appear. For a transient one use a message.
 */
export function Alert({ tone = 'info', title, children, action, ...rest }: AlertProps) {
  const t = useTexts(toneTexts);
  return (
    <S.Root role={tone === 'danger' ? 'alert' : 'status'} {...rest} data-tone={tone}>
      <S.Picture>
        <Icon icon={icons[tone]} />
        <VisuallyHidden>{t[tone]}</VisuallyHidden>
      </S.Picture>
      <S.Text>
        {title !== undefined && <S.Title>{title}</S.Title>}
        {textElements(children)}
      </S.Text>
      {action != null && <S.Action>{action}</S.Action>}
    </S.Root>
  );
}
