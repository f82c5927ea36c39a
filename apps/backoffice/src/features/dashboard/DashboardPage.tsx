import { board as boardCalls, type Board } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { Card, EmptyState, ErrorState, PageHeader, SkeletonBlock, useTexts } from '@mingjian/ui';
import { orderListPath } from '../../base/orderPaths';
import { useDateFormat } from '../../base/useDateFormat';
import { OrderMenu } from '../../shared/orders/OrderMenu';
import { Page, Rail, RecordColumns } from '../../shared/Page.styles';
import { useMayOpen, useSignedIn } from '../../shell';
import { AmountCard } from './AmountCard';
import { BoardTiles } from './BoardTiles';
import { dashboardTexts } from './dashboard.texts';
import { FirstStepsCard } from './FirstStepsCard';
import { FlowCard } from './FlowCard';
import { TrendCard } from './TrendCard';
import { WorkCard } from './WorkCard';

/** The start page: figures and work by the rights of the reader, and two charts beside. */
export function DashboardPage() {
  const t = useTexts(dashboardTexts);
  const { user } = useSignedIn();
  const dates = useDateFormat();
  const seesOrders = useMayOpen()(orderListPath(user.userType));
  const {
    data: board,
    error,
    mutate,
  } = useCall(boardCalls.getMainBoardData, seesOrders ? {} : null);
  const isLoading = seesOrders && !board && !error;
  const today = board
    ? t.today(dates.day(board.asOf))
    : isLoading && <SkeletonBlock width="12em" height="1lh" />;

  return (
    <Page aria-busy={isLoading}>
      <PageHeader
        title={t.hello(user.realname)}
        subtitle={today || null}
        actions={<OrderMenu alsoForStaff />}
      />
      {!seesOrders && <NoOrders />}
      {error && !board && (
        <Card>
          <ErrorState title={t.failed} description={error.message} onRetry={() => void mutate()} />
        </Card>
      )}
      {board?.firstSteps && <FirstStepsCard steps={board.firstSteps} onReturn={mutate} />}
      {(board || isLoading) && <BoardContent board={board} />}
    </Page>
  );
}

function BoardContent({ board }: { board: Board | undefined }) {
  const { user, can } = useSignedIn();
  const { userType } = user;
  const seesMoney = can('finance.amounts');
  const showsFlow = board ? board.byStatus !== null : userType === 'serviceUser';
  return (
    <>
      <BoardTiles board={board} />
      <RecordColumns>
        <WorkCard board={board} />
        <Rail>
          {showsFlow && (
            <FlowCard byStatus={board?.byStatus ?? undefined} listPath={orderListPath(userType)} />
          )}
          <TrendCard byDay={board?.byDay} />
          {board && seesMoney && <AmountCard />}
        </Rail>
      </RecordColumns>
    </>
  );
}

/** The place of the figures for a role that opens no orders. */
function NoOrders() {
  const t = useTexts(dashboardTexts);
  const { menuList } = useSignedIn();
  const hasMenu = menuList.length > 0;
  return (
    <Card>
      <EmptyState
        title={hasMenu ? t.noOrders : t.noMenu}
        description={hasMenu ? t.noOrdersNext : t.noMenuNext}
      />
    </Card>
  );
}
