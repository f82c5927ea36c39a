import { lazy, Suspense } from 'react';
import type { Notice } from '@mingjian/api';
import { Link, useTexts } from '@mingjian/ui';
import { orderDetailsPath } from '../../base/orderPaths';
import { useDateFormat } from '../../base/useDateFormat';
import { useMayOpen } from '../menu/useMayOpen';
import { useSignedIn } from '../session/useSession';
import * as S from './NoticeBody.styles';
import { noticeTexts } from './notices.texts';

const NoticeAnswer = lazy(async () => ({ default: (await import('./NoticeAnswer')).NoticeAnswer }));

/** Type of a notice that asks for assistance, and its state once it is answered. */
const [ASSISTANCE, HANDLED] = [3, 2];

/** Names that are listed in full. */
const LISTED = 5;

/** The content of a notice, who wrote it to whom, and the order that it is about. */
export function NoticeBody({ notice }: { notice: Notice }) {
  const t = useTexts(noticeTexts);
  const mayOpen = useMayOpen();
  const dates = useDateFormat();
  const { user } = useSignedIn();
  const { orderId, orderNo, remark } = notice;
  const isTarget = notice.targetUserIds.split(',').includes(user.id);
  const mayAnswer = isTarget && notice.noticeType === ASSISTANCE && notice.handleStatus !== HANDLED;
  const namesOf = (names: readonly string[]) => {
    const listed = names.slice(0, LISTED).join(t.nameSeparator);
    return names.length > LISTED ? t.more(listed, names.length) : listed;
  };
  const facts = [
    { label: t.from, value: notice.fromUserName ?? t.system },
    { label: t.to, value: namesOf(notice.targetUserNames) },
    { label: t.copies, value: namesOf(notice.copyUserNames) },
    { label: t.sent, value: dates.time(notice.createTime) },
    { label: t.remark, value: remark ?? '' },
    { label: t.result, value: notice.handleResult ?? '' },
  ].filter(({ value }) => value !== '');
  const orderPath = orderDetailsPath(orderId);

  return (
    <S.Root>
      <S.Content>{notice.content}</S.Content>
      <S.Facts>
        {orderNo !== null && (
          <>
            <dt>{t.order}</dt>
            <dd>
              {mayOpen(orderPath.split('?')[0]!) ? (
                <Link href={orderPath}>{orderNo}</Link>
              ) : (
                orderNo
              )}
            </dd>
          </>
        )}
        {facts.map(({ label, value }) => (
          <Fact key={label} label={label} value={value} />
        ))}
      </S.Facts>
      {mayAnswer && (
        <Suspense>
          <NoticeAnswer notice={notice} />
        </Suspense>
      )}
    </S.Root>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}
