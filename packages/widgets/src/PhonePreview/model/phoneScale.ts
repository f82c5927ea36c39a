/** Screen of the phone in CSS pixels. Source: the specification of reports. */
export const PHONE = { width: 356, height: 713 } as const;

/** Returns the scale at which a phone fits into a width in CSS pixels; it is never enlarged. */
export function phoneScale(room: number): number {
  return room > 0 ? Math.min(1, Math.floor((room / PHONE.width) * 1_000) / 1_000) : 1;
}
