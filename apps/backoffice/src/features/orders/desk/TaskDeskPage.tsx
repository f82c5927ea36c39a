import { useRef } from 'react';
import { orderTasks, type TaskDesk } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { Alert, Card, ErrorState, Link, PageHeader, Skeleton, useTexts } from '@mingjian/ui';
import { useSearchParams } from 'react-router-dom';
import { orderDetailsPath } from '../../../base/orderPaths';
import { Page, Rail, RecordColumns } from '../../../shared/Page.styles';
import { useTabTitle } from '../../../shell';
import { TaskMoves } from '../tasks/TaskMoves';
import { TaskStatusTag } from '../tasks/TaskStatusTag';
import { ConflictNotice } from './ConflictNotice';
import { DeskContacts } from './DeskContacts';
import { DeskFiles } from './DeskFiles';
import { DeskFindings } from './DeskFindings';

import { SaveStatus } from './SaveStatus';
import * as S from './TaskDesk.styles';
import { taskDeskTexts } from './taskDesk.texts';
import { useDesk } from './useDesk';
import { useDeskKeys } from './useDeskKeys';

/** The page of a task: claims and findings side by side, with papers and contacts. */
export function TaskDeskPage() {
  const t = useTexts(taskDeskTexts);
  const [params] = useSearchParams();
  const taskId = params.get('taskId') ?? '';
  const { data, error, mutate } = useCall(orderTasks.getDesk, { taskId });
  useTabTitle(data && `${data.task.itemName} · ${data.candidateName}`, data?.task.itemName);
  if (error && !data)
    return (
      <ErrorState
        level={1}
        title={error.kind === 'missing' ? t.missing : t.failed}
        description={error.message}
        onRetry={() => void mutate()}
      />
    );
  return (
    <Page aria-busy={!data}>
      {data ? (
        <Desk
          key={data.task.id}
          desk={data}
          // A page that is opened again begins with what was saved, not with what was loaded.
          onStored={(stored) => void mutate(stored, { revalidate: false })}
        />
      ) : (
        <>
          <PageHeader title={t.title} />
          <Card>
            <Skeleton lines={8} />
          </Card>
        </>
      )}
    </Page>
  );
}

interface DeskProps {
  desk: TaskDesk;
  onStored(desk: TaskDesk): void;
}

function Desk({ desk: loaded, onStored }: DeskProps) {
  const t = useTexts(taskDeskTexts);
  const state = useDesk(loaded, onStored);
  const { desk, task, own, saver } = state;
  const noticeRef = useRef<HTMLDivElement>(null);
  const { submitRef, handleKeyDown } = useDeskKeys(saver);
  return (
    <S.Desk>
      <PageHeader
        sticky
        title={task.segIndex > 1 ? t.stretch(task.itemName, task.segIndex) : task.itemName}
        tags={<TaskStatusTag status={task.status} />}
        actions={
          <>
            <SaveStatus
              state={state}
              onRetry={() => void saver.flush()}
              onDecide={() => noticeRef.current?.focus()}
            />
            <S.Moves ref={submitRef}>
              <TaskMoves task={task} beforeMove={saver.flush} />
            </S.Moves>
          </>
        }
      />
      <S.Facts>
        <span>{desk.candidateName}</span>
        <Link href={orderDetailsPath(task.orderId)}>{desk.orderNo}</Link>
        <span>{desk.companyName}</span>
        {desk.position && <span>{desk.position}</span>}
      </S.Facts>
      <ConflictNotice ref={noticeRef} state={state} onResolve={saver.resolve} />
      {desk.isWaived && <Alert>{t.waived}</Alert>}
      {desk.doNotContact && <Alert tone="warning">{t.doNotContact}</Alert>}
      <RecordColumns onKeyDown={handleKeyDown}>
        <DeskFindings desk={desk} own={own} readOnly={!task.writable} onChange={saver.change} />
        <Rail>
          <DeskFiles desk={desk} />
          <DeskContacts desk={desk} />
        </Rail>
      </RecordColumns>
    </S.Desk>
  );
}
