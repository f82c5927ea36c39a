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
import { DeskRows } from './DeskRows';
import { Judgement } from './Judgement';
import { SaveStatus } from './SaveStatus';
import * as S from './TaskDesk.styles';
import { taskDeskTexts } from './taskDesk.texts';
import { useDesk } from './useDesk';
import { useSubmitKey } from './useSubmitKey';

/** The page of a task: claims and findings side by side, with papers and contacts. */
export function TaskDeskPage() {
  const t = useTexts(taskDeskTexts);
  const [params] = useSearchParams();
  const taskId = params.get('taskId') ?? '';
  const { data, error, mutate } = useCall(orderTasks.getDesk, { taskId });
  useTabTitle(data && `${data.task.itemName} · ${data.candidateName}`);
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
        <Desk key={data.task.id} desk={data} />
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

function Desk({ desk: loaded }: { desk: TaskDesk }) {
  const t = useTexts(taskDeskTexts);
  const state = useDesk(loaded);
  const { desk, task, own, saver } = state;
  const { submitRef, handleKeyDown } = useSubmitKey(saver);
  return (
    <>
      <PageHeader
        title={task.segIndex > 1 ? t.stretch(task.itemName, task.segIndex) : task.itemName}
        subtitle={
          <S.Facts>
            <TaskStatusTag status={task.status} />
            <span>{desk.candidateName}</span>
            <Link href={orderDetailsPath(task.orderId)}>{desk.orderNo}</Link>
            <span>{desk.companyName}</span>
            {desk.position && <span>{desk.position}</span>}
          </S.Facts>
        }
        actions={
          <>
            <SaveStatus state={state} onRetry={() => void saver.flush()} />
            <S.Moves ref={submitRef}>
              <TaskMoves task={task} beforeMove={saver.flush} />
            </S.Moves>
          </>
        }
      />
      <ConflictNotice state={state} onResolve={saver.resolve} />
      {desk.isWaived && <Alert>{t.waived}</Alert>}
      {desk.doNotContact && <Alert tone="warning">{t.doNotContact}</Alert>}
      <RecordColumns onKeyDown={handleKeyDown}>
        <S.Main>
          <DeskRows
            desk={desk}
            findings={own.findings}
            readOnly={!task.writable}
            onChange={(findings) => saver.change({ findings })}
          />
          <Judgement
            desk={desk}
            own={own}
            readOnly={!task.writable}
            onChange={(patch) => saver.change(patch)}
          />
        </S.Main>
        <Rail>
          <DeskFiles desk={desk} />
          <DeskContacts desk={desk} />
        </Rail>
      </RecordColumns>
    </>
  );
}
