import type { DisputeStatus, OrderDisputeStatus } from '@mingjian/api';
import { Icon, Tag, useTexts, VisuallyHidden, type TagTone } from '@mingjian/ui';
import { MessageSquareWarning } from 'lucide-react';
import * as S from './DisputeTag.styles';
import { disputesTexts } from './disputes.texts';

const tones: Record<DisputeStatus, TagTone> = {
  1: 'warning',
  2: 'accent',
  3: 'neutral',
  4: 'success',
  5: 'neutral',
};

/** The state of a dispute. */
export function DisputeTag({ status }: { status: DisputeStatus }) {
  const t = useTexts(disputesTexts);
  return (
    <Tag tone={tones[status]} dot>
      {t[`status${status}`]}
    </Tag>
  );
}

/** A tag of an order whose report is disputed; nothing once that is decided. */
export function OrderDisputeTag({ status }: { status: OrderDisputeStatus }) {
  const t = useTexts(disputesTexts);
  if (status !== 1 && status !== 2) return null;
  return <Tag tone={tones[status]}>{status === 1 ? t.title : `${t.title} · ${t.status2}`}</Tag>;
}

/** A mark of an order whose report is disputed, for a row; nothing once that is decided. */
export function DisputeMark({ status }: { status: OrderDisputeStatus }) {
  const t = useTexts(disputesTexts);
  if (status !== 1 && status !== 2) return null;
  return (
    <S.Mark title={t.inDispute}>
      <Icon icon={MessageSquareWarning} />
      <VisuallyHidden>{t.inDispute}</VisuallyHidden>
    </S.Mark>
  );
}
