/** Returns a duration in seconds, or `null` while it is unknown (NaN) or endless. */
export function knownDuration(duration: number | null): number | null {
  return duration !== null && Number.isFinite(duration) && duration > 0 ? duration : null;
}

/** Returns a position as digits, such as `4:05` or `1:04:05`. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const rest = [Math.floor(whole / 60) % 60, whole % 60].map(String);
  const hours = Math.floor(whole / 3600);
  const [minutes, last] = [rest[0]!, rest[1]!.padStart(2, '0')];
  return hours > 0 ? `${hours}:${minutes.padStart(2, '0')}:${last}` : `${minutes}:${last}`;
}
