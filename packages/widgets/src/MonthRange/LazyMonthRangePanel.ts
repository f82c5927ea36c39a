import { lazyPart } from '../internal/lazyPart/lazyPart';

/** The panel, loaded when its field is hovered or focused. Without it months can be typed. */
export const LazyMonthRangePanel = lazyPart(
  async () => (await import('./MonthRangePanel')).MonthRangePanel,
  { takesFocus: true },
);
