const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** A number of bytes in the unit in which it has few digits. */
export interface Size {
  value: number;
  unit: (typeof UNITS)[number];
}

/** Returns bytes in the largest unit of which there is one, with one decimal below a hundred. */
export function sizeOf(bytes: number): Size {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), UNITS.length - 1);
  const value = bytes / 1024 ** power;
  const isFine = power > 0 && value < 100;
  return { value: isFine ? Math.round(value * 10) / 10 : Math.round(value), unit: UNITS[power]! };
}

/** A duration in days, hours and minutes. */
export interface Span {
  days: number;
  hours: number;
  minutes: number;
}

/** Returns seconds as days, hours and minutes, the last rounded down. */
export function spanOf(seconds: number): Span {
  const minutes = Math.floor(seconds / 60);
  return {
    days: Math.floor(minutes / 1_440),
    hours: Math.floor((minutes % 1_440) / 60),
    minutes: minutes % 60,
  };
}
