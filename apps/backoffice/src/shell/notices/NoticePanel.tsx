import { useId, useState } from 'react';
import { articles, type Notice } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { Button, DataState, Link, useTexts, VisuallyHidden, type LoadState } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { NoticeBody } from './NoticeBody';
import { noticeTexts } from './notices.texts';
import { useReadNotices } from './useReadNotices';
import { useDateFormat } from '../../base/useDateFormat';
import { useMayOpen } from '../menu/useMayOpen';
import * as S from './NoticePanel.styles';
import { bellTexts } from './bell.texts';
import { useNoticePages, type NoticePages } from './useNoticePages';

/** Path of the list of all notices. */
const LIST_PATH = '/noticeList';
/** Path of the learning material, which begins with the articles that must be read. */
const LEARNING_PATH = '/learning/learningList';

export interface NoticePanelProps {
  /** Number of unread notices. */
  unread: number;
  /** Called by links, which lead elsewhere. */
  onLeave(): void;
}

/** The latest notices. One opens in place, and is then read. */
export function NoticePanel({ unread, onLeave }: NoticePanelProps) {
  const t = useTexts(bellTexts);
  const labels = useTexts(noticeTexts);
  const pages = useNoticePages();
  const { read, readAll, isReadingAll } = useReadNotices();
  const mayOpen = useMayOpen();
  const { data: waiting } = useCall(articles.getWaiting, {});
  const [openId, setOpenId] = useState<string | null>(null);
  const { labelOf: typeOf } = useDictionary('notice_type');
  const handleToggle = (notice: Notice) => {
    setOpenId((before) => (before === notice.id ? null : notice.id));
    void read(notice);
  };

  return (
    // Every link inside leads away, by whatever it is pressed.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <S.Root onClick={({ target }) => (target as Element).closest('a') && onLeave()}>
      <S.Head>
        <h2>{labels.title}</h2>
        {unread > 0 && (
          <Button
            size="small"
            tone="quiet"
            loading={isReadingAll}
            onClick={() => void readAll(pages.rows[0])}
          >
            {t.readAll}
          </Button>
        )}
      </S.Head>
      {waiting !== undefined && waiting.count > 0 && mayOpen(LEARNING_PATH) && (
        <S.Waiting>
          <Link href={LEARNING_PATH}>{t.mustRead(waiting.count)}</Link>
        </S.Waiting>
      )}
      <DataState label={labels.title} state={useLoadState(pages)}>
        <S.Rows>
          {pages.rows.map((notice) => (
            <NoticeRow
              key={notice.id}
              notice={notice}
              type={typeOf(notice.noticeType)}
              open={notice.id === openId}
              onToggle={() => handleToggle(notice)}
            />
          ))}
        </S.Rows>
      </DataState>
      <S.Foot>
        {mayOpen(LIST_PATH) && <Link href={LIST_PATH}>{t.all}</Link>}
        {pages.loadMore && (
          <Button size="small" loading={pages.isLoadingMore} onClick={pages.loadMore}>
            {t.loadMore}
          </Button>
        )}
      </S.Foot>
    </S.Root>
  );
}

function useLoadState({ state, retry }: NoticePages): LoadState {
  const t = useTexts(bellTexts);
  if (state === 'empty') return { kind: 'empty', title: t.none, description: t.noneText };
  if (state === 'error') return { kind: 'error', title: t.failed, onRetry: retry };
  if (state === 'stale') return { kind: 'stale', title: t.stale, onRetry: retry };
  return { kind: state === 'loading' ? 'loading' : 'ready' };
}

interface NoticeRowProps {
  notice: Notice;
  /** Label of its type. */
  type: string;
  open: boolean;
  onToggle(): void;
}

function NoticeRow({ notice, type, open, onToggle }: NoticeRowProps) {
  const labels = useTexts(noticeTexts);
  const dates = useDateFormat();
  const bodyId = useId();
  const isUnread = notice.readFlag === 0 || undefined;
  return (
    <li>
      <S.Row type="button" aria-expanded={open} aria-controls={bodyId} onClick={onToggle}>
        <S.Dot data-unread={isUnread} />
        <S.Title data-unread={isUnread}>
          {isUnread && <VisuallyHidden>{`${labels.unread} `}</VisuallyHidden>}
          <span>{notice.title}</span>
        </S.Title>
        <S.Facts>
          <span>{type}</span>
          <span>{notice.fromUserName ?? labels.system}</span>
          <time>{dates.short(notice.createTime)}</time>
        </S.Facts>
      </S.Row>
      <S.Body id={bodyId} hidden={!open}>
        {open && <NoticeBody notice={notice} />}
      </S.Body>
    </li>
  );
}
