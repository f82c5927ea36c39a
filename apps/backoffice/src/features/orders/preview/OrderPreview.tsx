import { useContext } from 'react';
import { fromBeijing, orderBase, type OrderDetail, type OrderRow } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { ErrorState, Link, Skeleton, Tag, Timeline, useTexts } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { useSearchParams } from 'react-router-dom';
import { orderDetailsPath } from '../../../base/orderPaths';
import { useDateFormat } from '../../../base/useDateFormat';
import { SearchMoment } from '../../../shared/resourceList/SearchMoment';
import { useSignedIn } from '../../../shell';
import { ClientTags, StaffTags } from '../OrderHead';
import { OrderMoves } from '../OrderMoves';
import { taskTones } from '../tasks/taskTones';
import { orderPreviewTexts } from './orderPreview.texts';
import * as S from './OrderPreview.styles';

/**
 * An order in short, beside its list: its state at once from the row, then its moves, its tasks and
 * its latest events.
 */
export function OrderPreview({ order }: { order: OrderRow }) {
  const t = useTexts(orderPreviewTexts);
  const isClient = useSignedIn().user.userType === 'companyUser';
  const { data, error, mutate } = useCall(
    orderBase.getOrderDetail,
    { orderId: order.id },
    { keepPreviousData: true },
  );
  const detail = data?.id === order.id ? data : undefined;
  return (
    <S.Preview>
      <S.Face>
        <span>{order.userName}</span>
        <small>{order.productName}</small>
        <S.Tags>{isClient ? <ClientTags order={order} /> : <StaffTags order={order} />}</S.Tags>
      </S.Face>
      <S.Acts>
        <OpenLink orderId={order.id} />
        <OrderMoves order={detail} />
      </S.Acts>
      <Facts order={order} isClient={isClient} />
      {error && !detail ? (
        <ErrorState
          title={t.failed}
          description={error.message}
          onRetry={() => void mutate()}
          level={2}
        />
      ) : !data ? (
        <Skeleton lines={6} />
      ) : (
        <S.Loaded aria-busy={!detail || undefined}>
          {!isClient && hasTasks(data) && <Tasks orderId={data.id} />}
          <LatestEvents order={data} />
        </S.Loaded>
      )}
    </S.Preview>
  );
}

/** Leads to the order's page, with the list's query for navigation from there. */
function OpenLink({ orderId }: { orderId: string }) {
  const t = useTexts(orderPreviewTexts);
  const [params] = useSearchParams();
  const asOf = useContext(SearchMoment);
  const list = new URLSearchParams(params);
  if (asOf !== undefined) list.set('asOf', asOf);
  return <Link href={orderDetailsPath(orderId, { list: list.toString() })}>{t.open}</Link>;
}

function Facts({ order, isClient }: { order: OrderRow; isClient: boolean }) {
  const t = useTexts(orderPreviewTexts);
  const dates = useDateFormat();
  const { finishTime, slaDueAt, waitsSince, position } = order;
  const facts = [
    ['companyName', isClient ? null : order.companyName],
    ['pmName', order.pmName ?? t.nobody],
    ['position', position],
    ['orderTime', dates.time(order.orderTime)],
    ['slaDueAt', slaDueAt && dates.time(slaDueAt)],
    ['waitsSince', order.waitsFor === 0 || isClient ? null : dates.time(waitsSince)],
    ['finishTime', finishTime && dates.time(finishTime)],
  ] as const;
  return (
    <S.Facts>
      {facts.map(
        ([key, value]) =>
          value && (
            <div key={key}>
              <dt>{t[key]}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </S.Facts>
  );
}

/** An order has tasks from the candidate's answer on. */
const hasTasks = ({ orderStatus }: OrderDetail) => orderStatus >= 30 || orderStatus < 0;

/** The number of tasks in each state. */
function Tasks({ orderId }: { orderId: string }) {
  const t = useTexts(orderPreviewTexts);
  const { labelOf } = useDictionary('task_status');
  const { data: tasks } = useCall(
    orderBase.getOrderTaskList,
    { orderId },
    { keepPreviousData: true },
  );
  if (!tasks || tasks.length === 0) return null;
  const counts = new Map<(typeof tasks)[number]['status'], number>();
  for (const { status } of tasks) counts.set(status, (counts.get(status) ?? 0) + 1);
  const done = (counts.get(40) ?? 0) + (counts.get(45) ?? 0);
  return (
    <S.Part>
      <h2>
        {t.tasks} <small>{t.tasksDone(done, tasks.length)}</small>
      </h2>
      <S.Tags>
        {[...counts].map(([status, count]) => (
          <Tag key={status} tone={taskTones[status]} dot>
            {t.taskCount(labelOf(status), count)}
          </Tag>
        ))}
      </S.Tags>
    </S.Part>
  );
}

/** Events that the preview shows. */
const LATEST = 3;

function LatestEvents({ order: { events } }: { order: OrderDetail }) {
  const t = useTexts(orderPreviewTexts);
  const dates = useDateFormat();
  return (
    <S.Part>
      <h2>{t.history}</h2>
      {events.length === 0 ? (
        t.noHistory
      ) : (
        <Timeline
          label={t.history}
          items={events
            .slice(0, LATEST)
            .map(({ key, label, userName, content, createTime }, index) => ({
              key,
              title: `${label} · ${userName || t.system}`,
              time: dates.time(createTime),
              dateTime: fromBeijing(createTime)?.toISOString() ?? createTime,
              content,
              tone: index === 0 ? 'accent' : 'neutral',
            }))}
        />
      )}
    </S.Part>
  );
}
