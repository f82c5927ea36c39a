/** A remark about a moment of a recording. */
export interface AudioMark {
  /** Identity among the marks of a recording. */
  id: string;
  /** Position in seconds. */
  time: number;
  text: string;
}

/** Maximum number of characters of a mark. */
export const MARK_LENGTH = 200;

/** Returns the marks by time, those of one time in the order that they were added in. */
export const sortedMarks = (marks: readonly AudioMark[]): AudioMark[] =>
  [...marks].sort((one, other) => one.time - other.time);

/** Returns the marks with another at a position, whose tenths of a second count. */
export function addMark(marks: readonly AudioMark[], time: number, text: string): AudioMark[] {
  const mark = { id: nextId(marks), time: Math.round(time * 10) / 10, text: text.trim() };
  return sortedMarks([...marks, mark]);
}

/** Returns the marks with another text of one. */
export const changeMark = (marks: readonly AudioMark[], id: string, text: string): AudioMark[] =>
  marks.map((mark) => (mark.id === id ? { ...mark, text: text.trim() } : mark));

/** Returns the marks without one. */
export const removeMark = (marks: readonly AudioMark[], id: string): AudioMark[] =>
  marks.filter((mark) => mark.id !== id);

/** Numbers follow the highest, so that stored marks of other readers have none of them. */
const nextId = (marks: readonly AudioMark[]) =>
  String(marks.reduce((most, { id }) => Math.max(most, Number.parseInt(id, 10) || 0), 0) + 1);
