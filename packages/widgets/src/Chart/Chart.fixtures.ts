/** Six months. */
export const months = ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06'];

/** Orders of six months, by kind. */
export const orderSeries = [
  { key: 'basic', name: '基础背调', values: [120, 90, 150, 180, 160, 210] },
  { key: 'deep', name: '深度背调', values: [60, 45, 80, 0, 95, 110] },
  { key: 'quick', name: '极速背调', values: [30, null, 42, 51, 38, 64] },
];
