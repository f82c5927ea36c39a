import { useEffect, useState } from 'react';
import { moneyText, orderBase, type OrderDetail, type OrderInterface } from '@mingjian/api';
import { useRefresh } from '@mingjian/api/react';
import {
  Button,
  Card,
  Menu,
  StatusLight,
  Table,
  TableFrame,
  Text,
  useLocale,
  useTexts,
  type StatusTone,
} from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { useDateFormat } from '../../base/useDateFormat';
import { ExchangeDrawer } from './ExchangeDrawer';
import * as S from './OrderInterfacesCard.styles';
import { isAwaited } from './model/isAwaited';
import { orderInterfacesTexts } from './orderInterfaces.texts';
import { useQueries } from './useQueries';

/** The interfaces that the data of an order comes through. They come with the order. */
export function OrderInterfacesCard({ order }: { order: OrderDetail | undefined }) {
  const t = useTexts(orderInterfacesTexts);
  const [opened, setOpened] = useState<string | null>(null);
  const interfaces = order?.interfaces ?? [];
  useLiveInterfaces(interfaces);
  if (!order || (interfaces.length === 0 && order.askable.length === 0)) return null;
  const done = interfaces.filter(({ status }) => status === 2).length;
  return (
    <Card
      title={t.title}
      actions={
        <>
          {interfaces.length > 0 && <Text tone="muted">{t.progress(done, interfaces.length)}</Text>}
          <AskMenu askable={order.askable} />
        </>
      }
    >
      <S.Body>
        {interfaces.length > 0 ? (
          <InterfaceTable interfaces={interfaces} onShow={setOpened} />
        ) : (
          <Text tone="muted">{t.none}</Text>
        )}
        <Footnote order={order} />
      </S.Body>
      {opened !== null && <ExchangeDrawer id={opened} onClose={() => setOpened(null)} />}
    </Card>
  );
}

/** The data sources that can be asked, each for a task. */
function AskMenu({ askable }: Pick<OrderDetail, 'askable'>) {
  const t = useTexts(orderInterfacesTexts);
  const { ask, isAsking } = useQueries();
  if (askable.length === 0) return null;
  return (
    <Menu
      label={t.ask}
      placement="bottom-end"
      trigger={
        <Button size="small" loading={isAsking}>
          {t.ask}
        </Button>
      }
      items={askable.map(({ taskId, itemName, apiCode, apiName }) => ({
        key: `${taskId} ${apiCode}`,
        label: t.askFor(itemName, apiName),
        onSelect: () => void ask({ taskId, apiCode }),
      }))}
    />
  );
}

/** The next thing that happens to the order. */
function Footnote({ order: { orderStatus, orderType, interfaces } }: { order: OrderDetail }) {
  const t = useTexts(orderInterfacesTexts);
  const failed = interfaces.filter(({ status }) => status === 9).length;
  if (orderStatus !== 50) return null;
  if (failed > 0) return <Text tone="muted">{t.toPeople(failed)}</Text>;
  return orderType === 2 && <Text tone="muted">{t.waits}</Text>;
}

interface InterfaceTableProps {
  interfaces: readonly OrderInterface[];
  /** Called with the id of an exchange. */
  onShow(logId: string): void;
}

function InterfaceTable({ interfaces, onShow }: InterfaceTableProps) {
  const t = useTexts(orderInterfacesTexts);
  const { locale } = useLocale();
  const dates = useDateFormat();
  const { query, running } = useQueries();
  const hasFees = interfaces.some(({ fee }) => fee !== null);
  return (
    <TableFrame label={t.list}>
      <Table density="compact" data-pin>
        <thead>
          <tr>
            <th scope="col">{t.item}</th>
            <th scope="col">{t.status}</th>
            <th scope="col">{t.api}</th>
            <th scope="col">{t.time}</th>
            {hasFees && (
              <th scope="col" data-align="end">
                {t.fee}
              </th>
            )}
            <th scope="col" data-align="end">
              {t.actions}
            </th>
          </tr>
        </thead>
        <tbody>
          {interfaces.map((one) => {
            const { id, itemName, apiName, vendor, fee, logId, mayQuery } = one;
            const time = one.answerTime ?? one.askTime;
            return (
              <tr key={id}>
                <th scope="row">{itemName ?? apiName}</th>
                <td>
                  <InterfaceStatus api={one} />
                </td>
                <td>
                  {apiName}
                  <S.Vendor>{vendor}</S.Vendor>
                </td>
                <td>{time && dates.short(time)}</td>
                {hasFees && <td data-align="end">{fee ? moneyText(fee, locale) : '—'}</td>}
                <td data-align="end">
                  <S.Actions>
                    {mayQuery && (
                      <Button
                        size="small"
                        aria-label={t.queryOf(apiName)}
                        loading={running === id}
                        onClick={() => void query(id)}
                      >
                        {one.status === 9 ? t.queryAgain : t.query}
                      </Button>
                    )}
                    {logId !== null && (
                      <Button
                        size="small"
                        tone="quiet"
                        aria-label={t.showOf(apiName)}
                        onClick={() => onShow(logId)}
                      >
                        {t.show}
                      </Button>
                    )}
                  </S.Actions>
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </TableFrame>
  );
}

const TONES: Record<OrderInterface['status'], StatusTone> = {
  0: 'neutral',
  1: 'active',
  2: 'success',
  9: 'danger',
};

/** The state of an interface as a shape and a word, and what went wrong. */
function InterfaceStatus({ api: { status, problem, nextTime } }: { api: OrderInterface }) {
  const t = useTexts(orderInterfacesTexts);
  const dates = useDateFormat();
  const statuses = useDictionary('api_status');
  const problems = useDictionary('api_problem');
  const reason = problem && problems.labelOf(problem);
  return (
    <>
      <StatusLight tone={TONES[status]}>{statuses.labelOf(status)}</StatusLight>
      {reason && (
        <S.Vendor>{nextTime ? t.retries(reason, dates.short(nextTime)) : reason}</S.Vendor>
      )}
    </>
  );
}

/** Milliseconds between looks for answers, and the looks after which it is left to the reader. */
const [LOOK, MOST_LOOKS] = [2_000, 15] as const;

/** Loads an order again while an answer of one of its data sources is awaited. */
function useLiveInterfaces(interfaces: readonly OrderInterface[]) {
  const refresh = useRefresh();
  const awaited = interfaces.filter(isAwaited);
  const key = awaited.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (key === '') return undefined;
    let looks = 0;
    const look = setInterval(() => {
      looks += 1;
      if (looks === MOST_LOOKS) clearInterval(look);
      void refresh(orderBase.getOrderDetail, orderBase.getOrderTaskList);
    }, LOOK);
    return () => clearInterval(look);
  }, [key, refresh]);
}
