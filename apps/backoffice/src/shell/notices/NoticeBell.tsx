import { useEffect, useRef, useState } from 'react';
import { articles, notices } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { Badge, Button, Icon, Popover, useTexts, VisuallyHidden } from '@mingjian/ui';
import { Bell } from 'lucide-react';
import { noticeTexts } from './notices.texts';
import { NoticePanel } from './NoticePanel';
import * as S from './NoticePanel.styles';
import { bellTexts } from './bell.texts';

/** The bell of the header: the number of unread notices, and a panel with the latest ones. */
export function NoticeBell() {
  const t = useTexts(bellTexts);
  const labels = useTexts(noticeTexts);
  const { data } = useCall(notices.getUnReadCount, {});
  const { data: waiting } = useCall(articles.getWaiting, {});
  const count = data?.count ?? 0;
  const toRead = waiting?.count ?? 0;
  const label = [t.bell(count), toRead > 0 && t.mustRead(toRead)].filter(Boolean).join(t.join);

  return (
    <>
      <Popover
        label={labels.title}
        placement="bottom-end"
        trigger={
          <Button tone="quiet" aria-label={label} title={label}>
            <Badge label={labels.unread} count={count + toRead}>
              <S.Bell>
                <Icon icon={Bell} />
              </S.Bell>
            </Badge>
          </Button>
        }
      >
        {(close) => <NoticePanel unread={count} onLeave={close} />}
      </Popover>
      <Arrivals count={data?.count} />
    </>
  );
}

/** Announces that a notice has arrived, to people who do not see the number change. */
function Arrivals({ count }: { count: number | undefined }) {
  const t = useTexts(bellTexts);
  const [announced, setAnnounced] = useState('');
  const before = useRef(count);
  useEffect(() => {
    const has = before.current !== undefined && count !== undefined && count > before.current;
    before.current = count ?? before.current;
    setAnnounced(has ? t.arrived(count) : '');
  }, [count, t]);
  return (
    <VisuallyHidden>
      <span role="status">{announced}</span>
    </VisuallyHidden>
  );
}
