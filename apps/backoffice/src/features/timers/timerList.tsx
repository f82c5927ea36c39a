import { timer, timers, type Timer } from '@mingjian/api';
import type { ControlProps } from '../../shared/resourceList/listItems';
import { listOf, type ResourceList } from '../../shared/resourceList/listOf';
import { CronField, HandlerField, ParamsField } from './TimerFields';
import { CostCell, CronCell, NameCell } from './TimerCells';
import { timerListTexts } from './timerList.texts';

/** Jobs that run by the clock. Their calls send everything in the body. */
export const timerList: ResourceList<Timer> = {
  ...listOf(timer, {
    pageCode: 'timerList',
    texts: timerListTexts,
    nameField: 'jobName',
    columns: [
      {
        field: 'jobName',
        width: 160,
        card: 'title',
        render: (row: Timer) => <NameCell timer={row} />,
      },
      { field: 'status', width: 90, card: 'mark' },
      {
        field: 'cron',
        width: 200,
        card: 'fact',
        render: (row: Timer) => <CronCell timer={row} />,
      },
      { field: 'lastResult', width: 98, card: 'fact' },
      { field: 'lastRun', width: 112, card: 'fact' },
      { field: 'nextRun', width: 112, card: 'fact' },
      { field: 'lastCostMs', width: 96, render: (row: Timer) => <CostCell timer={row} /> },
      { field: 'failCount', width: 96 },
      { field: 'handlerName', width: 150 },
      { field: 'jobGroup', width: 110 },
      { field: 'missed', hidden: true },
      { field: 'concurrent', hidden: true },
      { field: 'isStandard', hidden: true },
      { field: 'remark', width: 260, hidden: true },
      { field: 'updateTime', hidden: true },
    ],
    filters: ['jobName', 'status', 'jobGroup', 'nextRun', 'isStandard'],
    tones: {
      status: { '0': 'neutral', '1': 'success' },
      lastResult: { '0': 'notice', '1': 'accent', '2': 'success', '3': 'danger', '4': 'warning' },
    },
    form: [
      'jobName',
      'jobGroup',
      { field: 'beanName', control: (props: ControlProps) => <HandlerField {...props} /> },
      { field: 'cron', control: (props: ControlProps) => <CronField {...props} /> },
      { field: 'params', control: (props: ControlProps) => <ParamsField {...props} /> },
      'missed',
      'concurrent',
      'remark',
    ],
  }),
  calls: timers,
};
