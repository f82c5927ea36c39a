import { timers, type Timer, type TimerRun } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import {
  DataState,
  DescriptionList,
  Drawer,
  Table,
  TableFrame,
  Tag,
  useTexts,
  type LoadState,
} from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import * as S from './RunsDrawer.styles';
import { timerList } from './timerList';
import { timerListTexts } from './timerList.texts';
import { timerRunsTexts } from './timerRuns.texts';
import { useDuration } from './useDuration';

/** Milliseconds between looks for runs that have begun or ended. */
const LOOK = 3_000;

export interface RunsDrawerProps {
  timer: Timer;
  onClose(): void;
}

/** The last runs of a timer, beside the list. */
export function RunsDrawer({ timer, onClose }: RunsDrawerProps) {
  const { id, jobName } = timer;
  const t = useTexts(timerRunsTexts);
  const { data, error, mutate } = useCall(timers.getRuns, { id }, { refreshInterval: LOOK });
  const state: LoadState = data
    ? data.length > 0
      ? { kind: 'ready' }
      : { kind: 'empty', title: t.none, description: t.noneNote }
    : error
      ? {
          kind: 'error',
          title: t.failed,
          description: error.message,
          onRetry: () => void mutate(),
        }
      : { kind: 'loading' };
  return (
    <Drawer open size="medium" title={t.title(jobName)} onClose={onClose}>
      <S.Body>
        <TimerFacts timer={timer} />
        <DataState label={t.runs} state={state}>
          {() => <RunsTable runs={data ?? []} />}
        </DataState>
      </S.Body>
    </Drawer>
  );
}

function TimerFacts({ timer }: { timer: Timer }) {
  const labels = useTexts(timerListTexts);
  const { handlerName, cron, params, missed, remark } = timer;
  return (
    <DescriptionList
      columns={2}
      items={[
        { key: 'handlerName', label: labels.handlerName, value: handlerName },
        { key: 'cron', label: labels.cron, value: cron },
        { key: 'missed', label: labels.missed, value: labels[`missed${missed}`] },
        { key: 'params', label: labels.params, value: params },
        ...(remark ? [{ key: 'remark', label: labels.remark, value: remark, wide: true }] : []),
      ]}
    />
  );
}

function RunsTable({ runs }: { runs: readonly TimerRun[] }) {
  const t = useTexts(timerRunsTexts);
  const labels = useTexts(timerListTexts);
  const dates = useDateFormat();
  const durationOf = useDuration();
  const tones = timerList.tones.lastResult ?? {};
  return (
    <TableFrame label={t.runs}>
      <Table aria-label={t.runs}>
        <thead>
          <tr>
            <th scope="col">{t.time}</th>
            <th scope="col">{t.result}</th>
            <th scope="col">{t.cost}</th>
            <th scope="col">{t.cause}</th>
          </tr>
        </thead>
        <tbody>
          {runs.map(({ id, dueTime, createTime, result, problem, costMs, userName }) => (
            <tr key={id}>
              <th scope="row">{dates.time(dueTime ?? createTime)}</th>
              <td data-wrap>
                <Tag tone={tones[result]}>{labels[`lastResult${result}`]}</Tag>
                {problem !== null && <S.Problem>{problem}</S.Problem>}
              </td>
              <td>{costMs === null ? '—' : durationOf(costMs)}</td>
              <td>{dueTime === null ? userName : t.clock}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
