import { calendar } from '@mingjian/api';
import { resourceListCall } from '../../resources/resourceCalls';
import { STAFF } from '../../roles';
import type { Feature } from '../feature';
import { calendarDayResource } from './resource';

/** The working calendar as everybody reads it. Its changes are in `calendarChanges`. */
export const workCalendar: Feature = {
  name: 'workCalendar',
  calls: [[resourceListCall(calendar.getList, calendarDayResource)]],
  resources: [calendarDayResource],
  menu: [
    {
      code: 'work-calendar',
      parent: 'system',
      name: '工作日历',
      nameEn: 'Work calendar',
      pageurl: 'calendar',
      icon: 'calendar-days',
      sort: 9,
      rights: STAFF,
    },
  ],
};
