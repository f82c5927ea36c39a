import type { Board } from '@mingjian/api';
import { Card, EmptyState, SkeletonBlock, useTexts } from '@mingjian/ui';
import { CircleCheck } from 'lucide-react';
import { useDateFormat } from '../../base/useDateFormat';
import { OrderMenu } from '../../shared/orders/OrderMenu';
import { useSignedIn } from '../../shell';
import { dashboardTexts } from './dashboard.texts';
import { OrderRows } from './OrderRows';
import { StatementRows } from './StatementRows';
import { TaskRows } from './TaskRows';
import { useBoardLinks } from './useBoardLinks';
import * as S from './WorkCard.styles';
import { WorkRow, WorkSection } from './WorkSection';

/** The work of the reader in groups, the most urgent first. */
export function WorkCard({ board }: { board: Board | undefined }) {
  if (!board) return <WorkSkeleton />;
  const { groups, tasks, registrations, failedMessages, statementsToConfirm } = board;
  const lists = [...groups, tasks, registrations, failedMessages, statementsToConfirm];
  const isEmpty = lists.every((list) => !list?.total);
  if (isEmpty) return <NoWork />;
  const decidesFirst = board.tiles.some(({ figure }) => figure === 'registrations');
  return (
    <Card flush>
      <S.Sections>
        {decidesFirst && <Registrations board={board} />}
        <TaskRows board={board} />
        <StatementRows board={board} />
        {groups.map((group) => (
          <OrderRows key={group.name} group={group} asOf={board.asOf} />
        ))}
        {!decidesFirst && <Registrations board={board} />}
        <FailedMessages board={board} />
      </S.Sections>
    </Card>
  );
}

function Registrations({ board: { registrations, asOf } }: { board: Board }) {
  const t = useTexts(dashboardTexts);
  const dates = useDateFormat();
  const href = useBoardLinks(asOf).ofFigure('registrations', false);
  if (!registrations?.total) return null;
  return (
    <WorkSection title={t.registrations} href={href}>
      {registrations.rows.map(({ id, companyName, contactName, creditCode, createTime }) => (
        <WorkRow
          key={id}
          name={companyName}
          href={href}
          about={`${contactName} · ${creditCode}`}
          when={t.requested(dates.short(createTime))}
          action={t.review}
          isLong
        />
      ))}
    </WorkSection>
  );
}

function FailedMessages({ board: { failedMessages, asOf } }: { board: Board }) {
  const t = useTexts(dashboardTexts);
  const dates = useDateFormat();
  const href = useBoardLinks(asOf).ofFigure('failedMessages', false);
  if (!failedMessages?.total) return null;
  return (
    <WorkSection title={t.failedMessages} href={href}>
      {failedMessages.rows.map(({ id, subject, recipient, problem, createTime }) => (
        <WorkRow
          key={id}
          name={subject}
          href={href}
          about={[recipient, problem].filter(Boolean).join(' · ')}
          when={dates.short(createTime)}
          action={t.open}
          isLong
        />
      ))}
    </WorkSection>
  );
}

function NoWork() {
  const t = useTexts(dashboardTexts);
  const isClient = useSignedIn().user.userType === 'companyUser';
  return (
    <Card>
      <EmptyState
        icon={CircleCheck}
        title={isClient ? t.noOrdersYet : t.noWork}
        description={isClient ? t.noOrdersYetNext : t.noWorkNext}
        action={isClient && <OrderMenu />}
      />
    </Card>
  );
}

const ROWS = Array.from({ length: 8 }, (_, row) => row);

function WorkSkeleton() {
  return (
    <Card flush>
      <S.Sections>
        <S.Section>
          <S.Head>
            <SkeletonBlock width="5em" />
          </S.Head>
          <S.Rows>
            {ROWS.map((row) => (
              <WorkRow
                key={row}
                name={<SkeletonBlock width="3em" />}
                about={<SkeletonBlock width="60%" />}
                state={<SkeletonBlock width="5em" />}
                when={<SkeletonBlock width="4em" />}
              />
            ))}
          </S.Rows>
        </S.Section>
      </S.Sections>
    </Card>
  );
}
