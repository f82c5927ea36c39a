import type { Versioned } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import type { ListGridProps } from '@mingjian/widgets/ListGrid';
import type { CrudSet } from './crudSet';
import { useServerList, type ServerListProps } from './useServerList';

/** How the list of an entity set is tied to the server: as every list, and with deletion. */
export function useCrudList<Row extends Versioned>(
  set: CrudSet<Row>,
): ServerListProps<Row> & Pick<ListGridProps<Row>, 'actions'> {
  const http = useHttp();
  return {
    ...useServerList(set),
    actions: {
      onDelete: async (keys) => http.send(set.calls.delete, { id: keys.join(',') }),
    },
  };
}
