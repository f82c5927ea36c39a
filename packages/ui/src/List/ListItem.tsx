import type { ComponentPropsWithRef, MouseEventHandler, ReactNode } from 'react';
import { Anchor } from '../Link/Anchor';

export interface ListItemProps extends Omit<ComponentPropsWithRef<'li'>, 'onClick'> {
  /** An image, an avatar or a light before the text. */
  leading?: ReactNode;
  /** A time, a state or small buttons after the text; these are pressed separately. */
  trailing?: ReactNode;
  /** A second line. */
  description?: ReactNode;
  /** Address of the row: its text is then a link that covers the row. */
  href?: string | undefined;
  /** Called when the row is pressed. Without `href` its text is a `<button>`. */
  onClick?: MouseEventHandler<HTMLElement> | undefined;
  /**
   * Whether its details are shown beside the list: the current link, or the pressed button.
   * @default false
   */
  selected?: boolean | undefined;
  /**
   * Whether its button is disabled; give the reason in `description`.
   * @default false
   */
  disabled?: boolean | undefined;
  /** The text of the row; with `href` or `onClick` the accessible name of its link or button. */
  children: ReactNode;
}

/**
 * One row of a `List`. Renders an `<li>`, which is not interactive without `href` or `onClick`.
 */
export function ListItem({
  leading,
  trailing,
  description,
  href,
  onClick,
  selected = false,
  disabled,
  children,
  ...rest
}: ListItemProps) {
  return (
    <li {...rest} data-selected={selected || undefined}>
      {leading != null && <span data-leading>{leading}</span>}
      <div data-body>
        {content()}
        {description != null && <span data-description>{description}</span>}
      </div>
      {trailing != null && <span data-trailing>{trailing}</span>}
    </li>
  );

  function content() {
    if (href !== undefined)
      return (
        <Anchor href={href} aria-current={selected || undefined} onClick={onClick}>
          {children}
        </Anchor>
      );
    if (!onClick) return <span>{children}</span>;
    return (
      <button type="button" aria-pressed={selected} disabled={disabled} onClick={onClick}>
        {children}
      </button>
    );
  }
}
