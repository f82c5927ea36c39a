import { useState } from 'react';
import type { Versioned } from '@mingjian/api';
import { useHttp, useRefresh } from '@mingjian/api/react';
import { ListGrid, type ListActions } from '@mingjian/widgets/ListGrid';
import { messages } from '../../shell';
import { ListPage } from '../Page.styles';
import type { ResourceList } from './listOf';
import { RowForm } from './RowForm';
import { useOpenForm } from './useOpenForm';
import { useResourceList } from './useResourceList';
import { useServerList } from './useServerList';

/**
 * The page of a resource: its list and the form of one row. The grid shows the actions that the
 * server's response permits. Typed values survive the closing of the tab, until signing out.
 */
export function ResourcePage<Row extends Versioned>({ list }: { list: ResourceList<Row> }) {
  const http = useHttp();
  const refresh = useRefresh();
  const { title, columns, filters, formFields } = useResourceList(list);
  const { props, can } = useServerList(list, title);
  const [openForm, setOpenForm] = useOpenForm<Row>(list.pageCode);
  const [revision, setRevision] = useState(0);
  const [saved, setSaved] = useState<Row | null>(null);

  const showChanges = () => {
    setRevision((count) => count + 1);
    void refresh(list.calls);
  };
  const handleSaved = (row: Row) => {
    setOpenForm(null);
    setSaved(row);
    showChanges();
  };
  const saveSwitch = async ({ id, version }: Row, field: string, value: 0 | 1) => {
    await http.send(list.calls.update, { id, version, [field]: value });
    showChanges();
  };

  const actions: ListActions<Row> = {
    onCreate: () => setOpenForm({ row: null }),
    // The list may still show the row as it was before the last save.
    onEdit: (row) =>
      setOpenForm({ row: saved?.id === row.id && isNewer(saved, row) ? saved : row }),
    onDelete: async (keys) => http.send(list.calls.delete, { id: keys.join(',') }),
    onSwitch: saveSwitch,
  };

  return (
    <ListPage>
      <ListGrid<Row>
        {...props}
        label={title}
        columns={columns}
        filters={filters}
        rowKey={idOf}
        revision={revision}
        actions={can ? actions : undefined}
        appearance={{
          fill: true,
          selectable: can?.delete === true,
          level: 1,
          highlighted: saved?.id ?? null,
        }}
        feedback={{ messages }}
      />
      {openForm && can && (
        <RowForm
          key={openForm.row?.id ?? 'new'}
          list={list}
          openForm={openForm}
          fields={formFields(can, openForm.row === null)}
          onSaved={handleSaved}
          onClose={() => setOpenForm(null)}
          onLeave={(values) => setOpenForm({ ...openForm, values })}
        />
      )}
    </ListPage>
  );
}

const idOf = ({ id }: { id: string }) => id;

const isNewer = (one: Versioned, other: Versioned) => one.version > other.version;
