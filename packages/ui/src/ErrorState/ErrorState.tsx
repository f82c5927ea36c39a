import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CloudAlert } from 'lucide-react';
import { Button } from '../Button/Button';
import * as S from '../EmptyState/EmptyState.styles';
import type { HeadingLevel } from '../Heading/Heading';
import { Icon } from '../Icon/Icon';
import { useTexts } from '../texts/LocaleProvider';
import { errorStateTexts } from './ErrorState.texts';

export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The failure. @default the text "could not be loaded" */
  title?: string | undefined;
  /** Level of the title as a heading, where it heads the page. @default no heading */
  level?: HeadingLevel | undefined;
  /** Its consequences, and the remedy. */
  description?: ReactNode;
  /** Called by the retry button. Without it there is none. */
  onRetry?: (() => void) | undefined;
  /** Label of the retry button. @default the text "try again" */
  retryLabel?: string | undefined;
  /**
   * Whether a retry is running.
   * @default false
   */
  loading?: boolean | undefined;
  /** Another remedy beside the retry: one button or link. */
  action?: ReactNode;
}

/** A placeholder for content that failed to load. Renders one `<div role="alert">`. */
export function ErrorState({
  title,
  level,
  description,
  onRetry,
  retryLabel,
  loading = false,
  action,
  ...rest
}: ErrorStateProps) {
  const t = useTexts(errorStateTexts);
  return (
    <S.Root role="alert" {...rest}>
      <S.Picture data-tone="danger">
        <Icon icon={CloudAlert} size={20} />
      </S.Picture>
      <S.Title as={level && (`h${level}` as const)}>{title ?? t.title}</S.Title>
      <S.Description>{description ?? t.description}</S.Description>
      {(onRetry || action != null) && (
        <S.Action>
          {onRetry && (
            <Button loading={loading} onClick={onRetry}>
              {retryLabel ?? t.retry}
            </Button>
          )}
          {action}
        </S.Action>
      )}
    </S.Root>
  );
}
