import type { ReactNode } from 'react';
import { Heading, Text } from '@mingjian/ui';
import * as S from './Screen.styles';

export interface ScreenProps {
  title: string;
  /** Meaning for the reviewer. */
  description?: string;
  /**
   * Whether it takes all the width there is, for a table of many columns.
   * @default false
   */
  wide?: boolean;
  children: ReactNode;
}

/**
 * A screen that is no picture: heading, a sentence, content. Renders a `<div>`, since the page's
 * `<main>` holds nothing else.
 */
export function Screen({ title, description, wide = false, children }: ScreenProps) {
  return (
    <S.Root data-wide={wide || undefined}>
      <Heading level={2}>{title}</Heading>
      {description !== undefined && (
        <Text element="p" tone="muted">
          {description}
        </Text>
      )}
      <S.Body>{children}</S.Body>
    </S.Root>
  );
}
