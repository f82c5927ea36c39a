import { board } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { Card, EmptyState, ErrorState, Heading, useTexts } from '@mingjian/ui';
import { orderListPath } from '../../base/orderPaths';
import { Page } from '../../shared/Page.styles';
import { usePermission } from '../../shared/permission/usePermission';
import { useDateFormat } from '../../base/useDateFormat';
import { useMayOpen, useSignedIn } from '../../shell';
import { BoardFigures } from './BoardFigures';
import * as S from './DashboardPage.styles';
import { dashboardTexts } from './dashboard.texts';
import { FirstStepsCard } from './FirstStepsCard';
import { FlowCard } from './FlowCard';
import { TrendCard } from './TrendCard';
import { WorkCard } from './WorkCard';

/** The start page: own and all orders in figures, the work that is due first, and two charts. */
export function DashboardPage() {
  const t = useTexts(dashboardTexts);
  const { user } = useSignedIn();
  const dates = useDateFormat();
  const listPath = orderListPath(user.userType);
  const seesOrders = useMayOpen()(listPath);
  const { data: figures, error, mutate } = useCall(board.getMainBoardData, seesOrders ? {} : null);
  const isStaff = usePermission({ userTypes: ['serviceUser'] });

  return (
    <Page aria-busy={seesOrders && !figures && !error}>
      <S.Head>
        <Heading level={1} size="heading">
          {t.hello(user.realname)}
        </Heading>
        <p>{figures && t.today(dates.day(figures.asOf))}</p>
      </S.Head>
      {!seesOrders && <NoOrders />}
      {error && !figures && (
        <Card>
          <ErrorState title={t.failed} description={error.message} onRetry={() => void mutate()} />
        </Card>
      )}
      {seesOrders && (figures || !error) && (
        <>
          {figures?.firstSteps && <FirstStepsCard steps={figures.firstSteps} onReturn={mutate} />}
          <BoardFigures figures={figures} listPath={listPath} ownId={isStaff ? user.id : null} />
          <S.Charts>
            <WorkCard listPath={listPath} ownId={isStaff ? user.id : null} />
            <FlowCard byStatus={figures?.byStatus} listPath={listPath} />
            <TrendCard byDay={figures?.byDay} />
          </S.Charts>
        </>
      )}
    </Page>
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
