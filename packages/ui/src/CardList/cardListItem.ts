import type { MouseEventHandler, ReactNode } from 'react';

/** One card of a `CardList`. */
export interface CardListItem {
  /** Unique in the list. */
  key: string;
  /** Title of the card, and accessible name of its check box. */
  title: string;
  /** Address that the card links to: its title is then a link that covers the card. */
  href?: string | undefined;
  /** Called when the card is pressed. Without `href` its title is a button. */
  onClick?: MouseEventHandler<HTMLElement> | undefined;
  /** Content beside the title: a state, or a small menu. */
  extra?: ReactNode;
  /** Content between title and footer. */
  content?: ReactNode;
  /** Content at the bottom: a time, or small buttons. */
  footer?: ReactNode;
  /**
   * Whether its check box is disabled. Give the reason in the content.
   * @default false
   */
  disabled?: boolean | undefined;
}
