import { fromBeijing, type OrderRow } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import { useMinute } from '../../base/useMinute';
import { useSignedIn } from '../../shell';
import { spanOf } from './dueIn';
import { orderTexts } from './orders.texts';

/** The waiting of an order, in words. */
export interface Wait {
  /** Such as 候选人, or the names of the provider's people. */
  whom: string;
  isMine: boolean;
  /** Such as 3 天. */
  length: string;
  /** Such as 自 11-21 09:30 起. */
  since: string;
}

/** Returns whom an order waits for, and how long it has; `null` for one that waits for nobody. */
export function useWait(
  order: Pick<OrderRow, 'waitsFor' | 'waitsSince' | 'turnOf' | 'turnName'>,
): Wait | null {
  const t = useTexts(orderTexts);
  const dates = useDateFormat();
  const now = useMinute();
  const { user } = useSignedIn();
  const { waitsFor, waitsSince, turnOf, turnName } = order;
  if (waitsFor === 0) return null;
  const isMine = turnOf === user.id;
  const started = fromBeijing(waitsSince);
  const { unit, count } = spanOf(started ? now - started.getTime() : 0);
  return {
    whom: waitsFor === 4 && turnName ? turnName : t[`waits${waitsFor}`],
    isMine,
    length: t[unit](count),
    since: t.since(dates.short(waitsSince)),
  };
}
