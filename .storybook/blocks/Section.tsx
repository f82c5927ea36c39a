import { useId, type ReactNode } from 'react';
import * as S from './page.styles';

export interface SectionProps {
  /** Key of the section in the address, the same in both languages. */
  name: string;
  title: string;
  /** Content beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a page under its own heading. */
export function Section({ name, title, aside, children }: SectionProps) {
  const titleId = useId();
  return (
    <S.Section id={name} data-page-section={title} aria-labelledby={titleId}>
      <S.SectionHead>
        <h2 id={titleId}>{title}</h2>
        {aside}
      </S.SectionHead>
      {children}
    </S.Section>
  );
}
