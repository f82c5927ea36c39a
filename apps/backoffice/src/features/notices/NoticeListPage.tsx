import { useMemo, useState } from 'react';
import { notices, type Notice } from '@mingjian/api';
import { useHttp, useRefresh } from '@mingjian/api/react';
import { Drawer, useTexts } from '@mingjian/ui';
import type { BulkAction, ListActions } from '@mingjian/widgets/ListGrid';
import { ListScreen, useListScreen } from '../../shared/resourceList/ListScreen';
import { NoticeBody, useReadNotices } from '../../shell';
import { noticeList } from './noticeList';
import { noticeListTexts } from './noticeList.texts';
import { OpenNotice } from './OpenNotice';

/** All notices of the signed-in person. One opens beside the list, and is then read. */
export function NoticeListPage() {
  const http = useHttp();
  const refresh = useRefresh();
  const screen = useListScreen(noticeList);
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
    <OpenNotice value={handleOpen}>
      <ListScreen screen={screen} actions={screen.can ? actions : undefined} selectable>
        <Drawer
          open={opened !== null}
          size="medium"
          title={opened?.title ?? screen.title}
          onClose={() => setOpened(null)}
        >
          {opened && <NoticeBody notice={opened} />}
        </Drawer>
      </ListScreen>
    </OpenNotice>
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
