import { board, type BoardFigures } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { Card, ErrorState, Heading, Skeleton, Statistic, useTexts } from '@mingjian/ui';
import { useNavigate } from 'react-router-dom';
import { orderListPath } from '../../shared/orders/orderPaths';
import { useDateFormat } from '../../shared/useDateFormat';
import { useSignedIn } from '../../shell';
import { Page } from '../../shared/Page.styles';
import * as S from './DashboardPage.styles';
import { dashboardTexts } from './dashboard.texts';
import { FlowCard } from './FlowCard';
import { TrendCard } from './TrendCard';

/** The start page: open and overdue orders, and the last 14 days. */
export function DashboardPage() {
  const t = useTexts(dashboardTexts);
  const { user } = useSignedIn();
  const dates = useDateFormat();
  const { data: figures, error, mutate } = useCall(board.getMainBoardData, {});
  const today = figures?.byDay.at(-1)?.day;

  return (
    <Page aria-busy={!figures && !error}>
      <S.Head>
        <Heading level={1} size="heading">
          {t.hello(user.realname)}
        </Heading>
        {today && <p>{t.today(dates.day(today))}</p>}
      </S.Head>
      {error && !figures ? (
        <Card>
          <ErrorState title={t.failed} description={error.message} onRetry={() => void mutate()} />
        </Card>
      ) : figures ? (
        <Figures figures={figures} listPath={orderListPath(user.userType)} />
      ) : (
        <BoardSkeleton />
      )}
    </Page>
  );
}

interface FiguresProps {
  figures: BoardFigures;
  listPath: string;
}

function Figures({ figures, listPath }: FiguresProps) {
  const t = useTexts(dashboardTexts);
  const navigate = useNavigate();
  const toStatus = (status: number) => () => void navigate(`${listPath}?orderStatus.EQ=${status}`);

  return (
    <>
      <S.Figures>
        <Statistic
          label={t.awaitingAcceptance}
          value={figures.awaitingAcceptance}
          unit={t.orders}
          onClick={toStatus(10)}
        />
        <Statistic label={t.inProgress} value={figures.inProgress} unit={t.orders} />
        <Statistic
          label={t.dueSoon}
          value={figures.dueSoon}
          unit={t.orders}
          tone={figures.dueSoon > 0 ? 'warning' : 'neutral'}
        />
        <Statistic
          label={t.overdue}
          value={figures.overdue}
          unit={t.orders}
          tone={figures.overdue > 0 ? 'danger' : 'neutral'}
        />
        <Statistic
          label={t.waitingForCandidate}
          value={figures.waitingForCandidate}
          unit={t.orders}
        />
        <Statistic label={t.finishedThisMonth} value={figures.finishedThisMonth} unit={t.orders} />
      </S.Figures>
      <S.Charts>
        <FlowCard byStatus={figures.byStatus} listPath={listPath} />
        <TrendCard byDay={figures.byDay} />
      </S.Charts>
    </>
  );
}

function BoardSkeleton() {
  return (
    <>
      <S.Figures>
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <Card key={card}>
            <Skeleton lines={2} />
          </Card>
        ))}
      </S.Figures>
      <S.Charts>
        <Card>
          <Skeleton lines={9} />
        </Card>
        <Card>
          <Skeleton lines={9} />
        </Card>
      </S.Charts>
    </>
  );
}
