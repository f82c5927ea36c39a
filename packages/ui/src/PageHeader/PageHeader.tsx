import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './PageHeader.styles';

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** What the page is about: its `<h1>`. */
  title: ReactNode;
  /** A line below: a number, who and when. */
  subtitle?: ReactNode;
  /** States beside the title: a few `Tag`s. */
  tags?: ReactNode;
  /** Where the page is: a `Breadcrumb`. */
  breadcrumb?: ReactNode;
  /** What can be done with the whole page: buttons, the primary one last. */
  actions?: ReactNode;
  /**
   * Whether it stays in sight while the page scrolls under it.
   * @default false
   */
  sticky?: boolean;
}

/**
 * The head of a page. Renders a `<div>`, the banner being the shell's, with the page's only `<h1>`.
 * For a part of a page use `Card`.
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
        <S.Words>
          <S.TitleRow>
            <S.Title>{title}</S.Title>
            {tags != null && <S.Tags>{tags}</S.Tags>}
          </S.TitleRow>
          {subtitle != null && <S.Subtitle>{subtitle}</S.Subtitle>}
        </S.Words>
        {actions != null && <S.Actions>{actions}</S.Actions>}
      </S.Row>
    </S.Root>
  );
}
