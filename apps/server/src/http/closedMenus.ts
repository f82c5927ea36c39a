import { refusal } from '../failure';
import { say } from '../texts';
import type { Backend } from './backend';
import type { Caller } from './caller';

declare module './backend' {
  interface Backend {
    /** Menu entries that alone lead to a resource, by the name of the resource. */
    onlyMenus: ReadonlyMap<string, string>;
  }
}

/** Whether the company of the caller lacks the menu entry that alone leads to a resource. */
export function isClosed(
  resource: string,
  { closedMenus = [] }: Pick<Caller, 'closedMenus'>,
  { onlyMenus }: Pick<Backend, 'onlyMenus'>,
) {
  const menu = onlyMenus.get(resource);
  return menu !== undefined && closedMenus.includes(menu);
}

/** Throws 403 where a resource is closed to the company of the caller. */
export function demandOpen(
  resource: string,
  caller: Pick<Caller, 'closedMenus'>,
  backend: Pick<Backend, 'onlyMenus'>,
) {
  if (isClosed(resource, caller, backend)) throw refusal(403, say, (t) => t.closedMenu);
}
