import { use } from 'react';
import type { Notice } from '@mingjian/api';
import { Link, StatusLight, useTexts } from '@mingjian/ui';
import { orderDetailsPath } from '../../base/orderPaths';
import { RowName } from '../../shared/RowName.styles';
import { noticeTexts, useMayOpen } from '../../shell';
import { noticeListTexts } from './noticeList.texts';
import { OpenNotice } from './OpenNotice';

interface CellProps {
  notice: Notice;
}

/** The title, bold until it is read. It opens the notice. */
export function TitleCell({ notice }: CellProps) {
  const open = use(OpenNotice);
  return (
    <RowName
      type="button"
      title={notice.title}
      data-strong={notice.readFlag === 0 || undefined}
      onClick={() => open(notice)}
    >
      {notice.title}
    </RowName>
  );
}

/** The order that a notice is about, linked where its page may be opened. */
export function OrderCell({ notice: { orderId, orderNo } }: CellProps) {
  const path = orderDetailsPath(orderId);
  const mayOpen = useMayOpen();
  if (orderNo === null) return null;
  return mayOpen(path.split('?')[0]!) ? <Link href={path}>{orderNo}</Link> : orderNo;
}

/** Who sent the notice. */
export function SenderCell({ notice: { fromUserName } }: CellProps) {
  const { system } = useTexts(noticeTexts);
  return fromUserName ?? system;
}

/** Whether the notice has been read. */
export function ReadCell({ notice: { readFlag } }: CellProps) {
  const t = useTexts(noticeListTexts);
  const labels = useTexts(noticeTexts);
  return readFlag === 1 ? (
    <StatusLight tone="neutral">{t.readFlag}</StatusLight>
  ) : (
    <StatusLight tone="active">{labels.unread}</StatusLight>
  );
}
