import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useTabsStore } from '../tabs/TabsContext';

/** A link of the shell, which has no router of its own: it opens or shows the tab of a page. */
export function ShellLink({ href, children, onClick, ...rest }: ComponentPropsWithRef<'a'>) {
  const store = useTabsStore();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event) || !href?.startsWith('/')) return;
    event.preventDefault();
    const { tabs, activeKey } = store.get();
    const current = tabs.find((tab) => tab.key === activeKey)?.location.pathname;
    if (href !== current) store.open(href);
  };
  return (
    <a {...rest} href={href} onClick={handleClick}>
      {children}
    </a>
  );
}

/** Whether the browser handles the click: another tab, a window or a download. */
function isForBrowser({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent) {
  return metaKey || ctrlKey || shiftKey || altKey || button !== 0;
}
