/** Six months. */
export const months = ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06'];

/** Orders of six months, by kind. */
export const orderSeries = [
  { key: 'basic', name: '基础背调', values: [120, 90, 150, 180, 160, 210] },
  { key: 'deep', name: '深度背调', values: [60, 45, 80, 0, 95, 110] },
  { key: 'quick', name: '极速背调', values: [30, null, 42, 51, 38, 64] },
];

/** Weekdays with one value for each of twelve hours. */
export const weekdays = ['周一', '周二', '周三', '周四', '周五'].map((name, day) => ({
  key: String(day),
  name,
  values: Array.from({ length: 12 }, (_, hour) => (hour * (day + 2) * 7) % 23),
}));

/** Hours of a working day. */
export const hours = Array.from({ length: 12 }, (_, hour) => `${hour + 8}:00`);

/** Ten thousand points of a wave. */
export const wave = Array.from({ length: 10_000 }, (_, at) =>
  Math.round(5000 + 4000 * Math.sin(at / 300) + ((at * 37) % 800)),
);
