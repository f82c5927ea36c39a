import { useState } from 'react';
import type { Versioned } from '@mingjian/api';
import { useHttp, useRefresh } from '@mingjian/api/react';
import { ListGrid } from '@mingjian/widgets/ListGrid';
import { messages, useSignedIn } from '../../shell';
import { ListPage } from '../Page.styles';
import { CrudForm } from './CrudForm';
import { mayDo, type CrudSet } from './crudSet';
import { useCrudList } from './useCrudList';
import { useCrudTask } from './useCrudTask';

const keyOf = ({ id }: Versioned) => id;

export interface CrudPageProps<Row extends Versioned> {
  /** Declare it with `useMemo`, or the grid draws all its cells anew. */
  set: CrudSet<Row>;
}

/**
 * The page of an entity set: its list, and the form of one row. What is typed stays when its tab is
 * closed, until signing out.
 */
export function CrudPage<Row extends Versioned>({ set }: CrudPageProps<Row>) {
  const { roles } = useSignedIn();
  const http = useHttp();
  const refresh = useRefresh();
  const list = useCrudList(set);
  const [task, setTask] = useCrudTask<Row>(set.pageCode);
  const [revision, setRevision] = useState(0);
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const { create, change, remove } = set.roles;

  const showChanges = () => {
    setRevision((count) => count + 1);
    void refresh(set.calls);
  };
  const handleSaved = (row: Row) => {
    setTask(null);
    setHighlighted(row.id);
    showChanges();
  };
  const saveSwitch = async ({ id, version }: Row, field: string, value: 0 | 1) => {
    await http.send(set.calls.update, { id, version, [field]: value });
    showChanges();
  };

  return (
    <ListPage>
      <ListGrid<Row>
        {...list}
        label={set.title}
        columns={set.columns}
        filters={set.fields}
        rowKey={keyOf}
        revision={revision}
        actions={{
          ...list.actions,
          deletable: mayDo(roles, remove),
          onCreate: mayDo(roles, create) ? () => setTask({ row: null }) : undefined,
          onEdit: mayDo(roles, change) ? (row) => setTask({ row }) : undefined,
          onSwitch: mayDo(roles, change) ? saveSwitch : undefined,
        }}
        appearance={{ fill: true, selectable: mayDo(roles, remove), level: 1, highlighted }}
        feedback={{ messages }}
      />
      {task && (
        <CrudForm
          key={task.row?.id ?? 'new'}
          {...{ set, task, roles }}
          onSaved={handleSaved}
          onClose={() => setTask(null)}
          onKeep={(values) => setTask({ ...task, values })}
        />
      )}
    </ListPage>
  );
}
