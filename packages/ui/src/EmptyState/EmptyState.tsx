import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Inbox, type LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import * as S from './EmptyState.styles';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** What is not there, in a few words. */
  title: string;
  /** Why, and what to do next. */
  description?: ReactNode;
  /** @default an open tray */
  icon?: LucideIcon;
  /** The next step: one button or link. */
  action?: ReactNode;
}

/**
 * What stands where a list or a result would. Renders one `<div>`. When loading failed use
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
