import { reports } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { Card, Skeleton, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import * as S from './Studio.styles';
import { studioTexts } from './studio.texts';

/** Everything that happened to the reports of an order, newest first. */
export function ReportHistory({ orderId }: { orderId: string }) {
  const t = useTexts(studioTexts);
  const { time } = useDateFormat();
  const { data } = useCall(reports.getRecords, { orderId });
  return (
    <Card title={t.history}>
      {data ? (
        <S.List>
          {data.map(({ key, versionNo, label, userName, content, createTime }) => (
            <li key={key}>
              <span>{`${versionNo} · ${label}${content ? `：${content}` : ''}`}</span>
              <S.Note>{`${t.person(userName)} · ${time(createTime)}`}</S.Note>
            </li>
          ))}
        </S.List>
      ) : (
        <Skeleton lines={3} />
      )}
    </Card>
  );
}
