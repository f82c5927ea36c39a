import { timers as timerCalls } from '@mingjian/api';
import { resourceChanges, resourceListCall } from '../../resources/resourceCalls';
import { TIMER_KEEPERS } from '../../roles';
import type { Feature } from '../feature';
import { timerResource } from './resource';
import { timerArea } from './timerCalls';

/** Jobs that run by the clock, and their runs. */
export const timers: Feature = {
  name: 'timers',
  calls: [
    [
      resourceListCall(timerCalls.getList, timerResource),
      ...resourceChanges(timerCalls, timerResource),
    ],
    timerArea,
  ],
  resources: [timerResource],
  uncountedTables: ['timerRuns', 'orderWarnings'],
  menu: [
    {
      code: 'timer-list',
      parent: 'system',
      name: '定时任务',
      nameEn: 'Timers',
      pageurl: 'timerList',
      icon: 'alarm-clock',
      sort: 21,
      rights: TIMER_KEEPERS,
    },
  ],
};
