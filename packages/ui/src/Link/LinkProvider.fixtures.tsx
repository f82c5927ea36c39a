import { createContext, useContext, type ComponentPropsWithRef, type MouseEvent } from 'react';

/** Called with the address of the page that a router would open. */
export const OpenPageContext = createContext<(href: string | undefined) => void>(() => {});

/** A router's link: it opens the page by a plain click, and leaves others to the browser. */
export function RouterLink({ onClick, href, children, ...rest }: ComponentPropsWithRef<'a'>) {
  const openPage = useContext(OpenPageContext);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openPage(href);
  };
  return (
    <a {...rest} href={href} onClick={handleClick}>
      {children}
    </a>
  );
}
