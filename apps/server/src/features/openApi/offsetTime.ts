/** Returns a time of Beijing, `yyyy-MM-dd HH:mm:ss`, with its offset. */
export const offsetTime = (time: string | null): string | null =>
  time && `${time.replace(' ', 'T')}+08:00`;
