import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './PageHeader.styles';

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Title of the page: its `<h1>`. */
  title: ReactNode;
  /** A line below the title: a number, an author and a time. */
  subtitle?: ReactNode;
  /** States beside the title: a few `Tag`s. */
  tags?: ReactNode;
  /** The location of the page: a `Breadcrumb`. */
  breadcrumb?: ReactNode;
  /** Actions on the whole page: buttons, the primary one last. */
  actions?: ReactNode;
  /**
   * Whether it stays visible while the page scrolls.
   * @default false
   */
  sticky?: boolean | undefined;
}

/**
 * The head of a page. Renders a `<div>` with the page's only `<h1>`; the banner landmark is the
 * shell's. For a section of a page use `Card`.
 */
export function PageHeader({
  title,
  subtitle,
  tags,
  breadcrumb,
  actions,
  sticky = false,
  ...rest
}: PageHeaderProps) {
  return (
    <S.Root {...rest} data-sticky={sticky || undefined}>
      {breadcrumb != null && <S.Trail>{breadcrumb}</S.Trail>}
      <S.Row>
        <S.Text>
          <S.TitleRow>
            <S.Title>{title}</S.Title>
            {tags != null && <S.Tags>{tags}</S.Tags>}
          </S.TitleRow>
          {subtitle != null && <S.Subtitle>{subtitle}</S.Subtitle>}
        </S.Text>
        {actions != null && <S.Actions>{actions}</S.Actions>}
      </S.Row>
    </S.Root>
  );
}
