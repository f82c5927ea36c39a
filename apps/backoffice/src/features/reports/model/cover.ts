import type { ReportCover } from '@mingjian/api';

/** Returns the words of a cover; none for a text that is no cover. */
export function coverOf(json: string): ReportCover {
  try {
    const { title, subtitle, note } = JSON.parse(json) as Record<string, unknown>;
    const text = (value: unknown) => (typeof value === 'string' ? value : '');
    return { title: text(title), subtitle: text(subtitle), note: text(note) };
  } catch {
    return { title: '', subtitle: '', note: '' };
  }
}
