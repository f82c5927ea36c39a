import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Inbox, type LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import * as S from './EmptyState.styles';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** A short statement of the missing content. */
  title: string;
  /** The reason, and the next step. */
  description?: ReactNode;
  /** @default an open tray */
  icon?: LucideIcon | undefined;
  /** The next step, as one button or link. */
  action?: ReactNode;
}

/**
 * A placeholder for an empty list or result. Renders one `<div>`. For a failed request use
 * `ErrorState`.
 */
export function EmptyState({ title, description, icon = Inbox, action, ...rest }: EmptyStateProps) {
  return (
    <S.Root {...rest}>
      <S.Picture>
        <Icon icon={icon} size={20} />
      </S.Picture>
      <S.Title>{title}</S.Title>
      {description != null && <S.Description>{description}</S.Description>}
      {action != null && <S.Action>{action}</S.Action>}
    </S.Root>
  );
}
