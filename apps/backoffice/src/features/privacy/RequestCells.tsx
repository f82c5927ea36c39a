import { use } from 'react';
import { beijingDay, type PrivacyRequest } from '@mingjian/api';
import { Tag, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import { useMinute } from '../../base/useMinute';
import { RowName } from '../../shared/RowName.styles';
import { dueStateOf } from './model/dueState';
import { OpenRequest } from './OpenRequest';
import { privacyTexts } from './privacy.texts';

interface CellProps {
  request: PrivacyRequest;
}

/** The number of a request, bold until somebody has taken it up. It opens the request. */
export function NumberCell({ request: { id, requestNo, status } }: CellProps) {
  const open = use(OpenRequest);
  return (
    <RowName type="button" data-strong={status === 10 || undefined} onClick={() => open(id)}>
      {requestNo}
    </RowName>
  );
}

/** The day by which a request is to be answered, with the time that is left. */
export function DueCell({ request: { status, dueTime } }: CellProps) {
  const t = useTexts(privacyTexts);
  const dates = useDateFormat();
  const due = dueStateOf(status, dueTime.slice(0, 10), beijingDay(new Date(useMinute())));
  switch (due.kind) {
    case 'answered':
      return dates.day(dueTime);
    case 'left':
      return t.daysLeft(due.days);
    case 'soon':
      return <Tag tone="warning">{t.daysLeft(due.days)}</Tag>;
    case 'today':
      return <Tag tone="warning">{t.today}</Tag>;
    case 'overdue':
      return <Tag tone="danger">{t.overdue(due.days)}</Tag>;
  }
}
