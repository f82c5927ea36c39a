import { useMemo, useState } from 'react';
import { notices, type Notice } from '@mingjian/api';
import { useHttp, useRefresh, useRevision } from '@mingjian/api/react';
import { Drawer, useTexts } from '@mingjian/ui';
import { ListGrid, type BulkAction, type ListActions } from '@mingjian/widgets/ListGrid';
import { NoticeBody } from '../../shared/notices/NoticeBody';
import { useReadNotices } from '../../shared/notices/useReadNotices';
import { ListPage } from '../../shared/Page.styles';
import { useListAdvanced } from '../../shared/resourceList/useListAdvanced';
import { useLinkFilters } from '../../shared/resourceList/useLinkFilters';
import { useResourceList } from '../../shared/resourceList/useResourceList';
import { useServerList } from '../../shared/resourceList/useServerList';
import { messages } from '../../shell';
import { noticeList } from './noticeList';
import { noticeListTexts } from './noticeList.texts';
import { OpenNotice } from './OpenNotice';

/** All notices of the signed-in person. One opens beside the list, and is then read. */
export function NoticeListPage() {
  const http = useHttp();
  const refresh = useRefresh();
  const { title, columns, filters, advancedFields, labelOf } = useResourceList(noticeList);
  const server = useServerList(noticeList, title);
  const { props, can } = server;
  const advanced = useListAdvanced(noticeList.pageCode, advancedFields);
  const allFilters = useLinkFilters(noticeList, filters, labelOf, server);
  const { read } = useReadNotices();
  const [opened, setOpened] = useState<Notice | null>(null);
  const handleOpen = (notice: Notice) => {
    setOpened(notice);
    void read(notice);
  };
  const actions: ListActions<Notice> = {
    bulk: useMarkActions(),
    onDelete: async (keys) => {
      await http.send(notices.delete, { id: keys.join(',') });
      await refresh(notices.getUnReadCount);
    },
  };

  return (
    <ListPage>
      <OpenNotice value={handleOpen}>
        <ListGrid<Notice>
          {...props}
          label={title}
          columns={columns}
          filters={allFilters}
          advanced={advanced}
          rowKey={idOf}
          revision={useRevision(notices.getList)}
          actions={can ? actions : undefined}
          appearance={{ fill: true, selectable: true, level: 1 }}
          feedback={{ messages }}
        />
      </OpenNotice>
      <Drawer
        open={opened !== null}
        size="medium"
        title={opened?.title ?? title}
        onClose={() => setOpened(null)}
      >
        {opened && <NoticeBody notice={opened} />}
      </Drawer>
    </ListPage>
  );
}

const idOf = ({ id }: Notice) => id;

/** The bulk actions that mark notices as read or unread. */
function useMarkActions(): BulkAction<Notice>[] {
  const t = useTexts(noticeListTexts);
  const http = useHttp();
  const refresh = useRefresh();
  return useMemo(() => {
    const mark = (readFlag: 0 | 1, label: string, skipped: string): BulkAction<Notice> => ({
      key: `mark${readFlag}`,
      label,
      skipReason: (row) => (row.readFlag === readFlag ? skipped : undefined),
      async run(rows, { signal }) {
        const id = rows.map(idOf).join(',');
        await http.send(notices.update, { id, readFlag }, { signal });
        await refresh(notices.getUnReadCount);
        return rows.map((row) => ({ key: row.id }));
      },
    });
    return [mark(1, t.markRead, t.alreadyRead), mark(0, t.markUnread, t.alreadyUnread)];
  }, [t, http, refresh]);
}
