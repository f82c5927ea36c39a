import { encodeSearch, type BoardRows, type Condition } from '@mingjian/api';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { isClosed } from '../../http/closedMenus';
import { listResource } from '../../resources/resourceList';
import { holdsRight } from '../../resources/scope';
import type { ServedResource } from '../../resources/servedResource';

/** Rows shown of each list. */
export const SHOWN = 5;

interface Named<Row> {
  name: string;
  row?: Row;
}

/** Returns the first rows of a list; `null` for those who may not read it. */
export async function readRows<Row extends { id: string }>(
  resource: Named<Row>,
  conditions: Condition[],
  caller: Caller,
  backend: Backend,
  orderParam?: string,
): Promise<BoardRows<Row> | null> {
  const list = served(resource, backend);
  if (!holdsRight(caller, list.may.read) || isClosed(list.name, caller, backend)) return null;
  const { total, content } = await listResource(
    list,
    {
      pageNum: 1,
      pageSize: SHOWN,
      searchParam: encodeSearch(conditions),
      ...(orderParam !== undefined && { orderParam }),
    },
    caller,
    backend,
  );
  return { total, rows: content };
}

/** Returns the storage of another feature's resource. */
export const served = <Row extends { id: string }>({ name }: Named<Row>, { resources }: Backend) =>
  resources.get(name)! as ServedResource<Row>;
