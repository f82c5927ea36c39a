import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Inbox, type LucideIcon } from 'lucide-react';
import type { HeadingLevel } from '../Heading/Heading';
import { Icon } from '../Icon/Icon';
import * as S from './EmptyState.styles';
import { LinePicture, type EmptyPicture } from './LinePicture';

export type { EmptyPicture } from './LinePicture';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** A short statement of the missing content. */
  title: string;
  /** Level of the title as a heading, where it heads the page. @default no heading */
  level?: HeadingLevel | undefined;
  /** The reason, and the next step. */
  description?: ReactNode;
  /** @default an open tray */
  icon?: LucideIcon | undefined;
  /** A drawing in place of the icon, where the state fills a page or a list. */
  picture?: EmptyPicture | undefined;
  /** The next step, as one button or link. */
  action?: ReactNode;
}

/**
 * A placeholder for an empty list or result. Renders one `<div>`. For a failed request use
 * `ErrorState`.
 */
export function EmptyState({
  title,
  level,
  description,
  icon = Inbox,
  picture,
  action,
  ...rest
}: EmptyStateProps) {
  return (
    <S.Root {...rest}>
      {picture ? (
        <LinePicture name={picture} />
      ) : (
        <S.Picture>
          <Icon icon={icon} size={20} />
        </S.Picture>
      )}
      <S.Title as={level && (`h${level}` as const)}>{title}</S.Title>
      {description != null && <S.Description>{description}</S.Description>}
      {action != null && <S.Action>{action}</S.Action>}
    </S.Root>
  );
}
