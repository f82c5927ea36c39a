import type { ReactNode } from 'react';
import { Heading, Text } from '@mingjian/ui';
import * as S from './Screen.styles';

export interface ScreenProps {
  title: string;
  /** What it means for the reviewer. */
  description?: string;
  children: ReactNode;
}

/** A screen that is no picture: heading, a sentence, content. Renders a `<div>`, since the page's `<main>` holds nothing else. */
export function Screen({ title, description, children }: ScreenProps) {
  return (
    <S.Root>
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
