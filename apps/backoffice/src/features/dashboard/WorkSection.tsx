import type { ReactNode } from 'react';
import { Icon, Link, useLinkComponent, useTexts } from '@mingjian/ui';
import { ChevronRight } from 'lucide-react';
import { dashboardTexts } from './dashboard.texts';
import * as S from './WorkCard.styles';

export interface SectionProps {
  title: string;
  /** Address of all rows. */
  href: string | undefined;
  /** `WorkRow`s. */
  children: ReactNode;
}

/** A group of rows with its title, which leads to all of them. */
export function WorkSection({ title, href, children }: SectionProps) {
  const t = useTexts(dashboardTexts);
  return (
    <S.Section aria-label={title}>
      <S.Head>
        <S.Title>{title}</S.Title>
        {href !== undefined && (
          <Link href={href} aria-label={t.allOf(title)}>
            {t.showAll}
          </Link>
        )}
      </S.Head>
      <S.Rows role="list">{children}</S.Rows>
    </S.Section>
  );
}

export interface WorkRowProps {
  /** The person or thing that the row is about. */
  name: ReactNode;
  /** Address of its page: the row is then a link as a whole. */
  href?: string | undefined;
  about: ReactNode;
  state?: ReactNode;
  when?: ReactNode;
  /** The action of the row: a button of its own, or the word for opening it. */
  action?: ReactNode;
  /**
   * Whether the name is a title of any length, not that of a person.
   * @default false
   */
  isLong?: boolean;
}

/** A row of the dashboard's work. */
export function WorkRow({ name, href, about, state, when, action, isLong = false }: WorkRowProps) {
  const link = useLinkComponent();
  return (
    <S.Row>
      <S.Text data-long={isLong || undefined}>
        <S.Name as={href === undefined ? 'span' : link} href={href} title={textOf(name)}>
          {name}
        </S.Name>
        <S.About title={textOf(about)}>{about}</S.About>
      </S.Text>
      <S.State>{state}</S.State>
      <S.When>{when}</S.When>
      <S.Action>
        {typeof action === 'string' ? (
          // The row is the link already: the word says so to the eye.
          <S.Open aria-hidden>
            {action}
            <Icon icon={ChevronRight} />
          </S.Open>
        ) : (
          action
        )}
      </S.Action>
    </S.Row>
  );
}

const textOf = (node: ReactNode) => (typeof node === 'string' ? node : undefined);
