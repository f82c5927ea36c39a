export { MonthRange, type MonthRangeProps } from './MonthRange';
export { TimelineFindings, type TimelineFindingsProps } from './TimelineFindings';
export { monthRangeTexts } from './MonthRange.texts';
export { timelineTexts } from './TimelineFindings.texts';
export { limitTexts } from '../internal/calendar/limits.texts';
export { monthTexts } from '../internal/calendar/month.texts';
export { SO_FAR } from '../internal/calendar/model/soFar';
export {
  monthRangeProblem,
  monthsIn,
  type MonthRangeValue,
  type MonthRangeVariant,
} from './model/monthRange';
export {
  timelineFindings,
  type TimelineFinding,
  type TimelineOptions,
  type TimelineRow,
} from './model/monthTimeline';
