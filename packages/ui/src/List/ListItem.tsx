import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface ListItemProps extends Omit<ComponentPropsWithRef<'li'>, 'onSelect'> {
  /** A picture, an avatar or a light before the words. */
  leading?: ReactNode;
  /** A time, a state or small buttons after the words; these can be pressed by themselves. */
  trailing?: ReactNode;
  /** A second line. */
  description?: ReactNode;
  /** Where the row leads: then its words are an `<a>`, and the whole row is pressed. */
  href?: string | undefined;
  /** Called when the row is pressed: then its words are a `<button>`, or the click of its link. */
  onSelect?: (() => void) | undefined;
  /**
   * Whether it is the one shown beside the list: the current link, or the pressed button.
   * @default false
   */
  selected?: boolean | undefined;
  /**
   * Whether its button cannot be pressed; say why in `description`.
   * @default false
   */
  disabled?: boolean | undefined;
  /** The words; with `href` or `onSelect` the accessible name of what is pressed. */
  children: ReactNode;
}

/**
 * One row of a `List`. Renders an `<li>`; as long as neither `href` nor `onSelect` is given it does
 * nothing.
 */
export function ListItem({
  leading,
  trailing,
  description,
  href,
  onSelect,
  selected = false,
  disabled,
  children,
  ...rest
}: ListItemProps) {
  return (
    <li {...rest} data-selected={selected || undefined}>
      {leading != null && <span data-leading>{leading}</span>}
      <div data-body>
        {words()}
        {description != null && <span data-description>{description}</span>}
      </div>
      {trailing != null && <span data-trailing>{trailing}</span>}
    </li>
  );

  function words() {
    if (href !== undefined)
      return (
        <a href={href} aria-current={selected || undefined} onClick={onSelect}>
          {children}
        </a>
      );
    if (!onSelect) return <span>{children}</span>;
    return (
      <button type="button" aria-pressed={selected} disabled={disabled} onClick={onSelect}>
        {children}
      </button>
    );
  }
}
