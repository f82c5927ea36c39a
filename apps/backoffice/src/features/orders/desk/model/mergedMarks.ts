import { recordingName, type RecordingMark } from '@mingjian/api';

/**
 * Returns the marks of recordings after two people changed them at once: the newer ones of the
 * other, with what was added, changed and removed here since both had the same.
 */
export function mergedMarks(
  base: readonly RecordingMark[],
  mine: readonly RecordingMark[],
  theirs: readonly RecordingMark[],
): RecordingMark[] {
  const before = byKey(base);
  const here = byKey(mine);
  const merged = byKey(theirs);
  for (const key of before.keys()) if (!here.has(key)) merged.delete(key);
  for (const [key, mark] of here) {
    const known = before.get(key);
    if (known === undefined) {
      const free = merged.has(key) ? { ...mark, id: nextId([...theirs, ...mine]) } : mark;
      merged.set(keyOf(free), free);
    } else if (known.text !== mark.text) merged.set(key, mark);
  }
  return [...merged.values()];
}

const keyOf = ({ url, id }: RecordingMark) => `${recordingName(url)} ${id}`;

const byKey = (marks: readonly RecordingMark[]) =>
  new Map(marks.map((mark) => [keyOf(mark), mark]));

const nextId = (marks: readonly RecordingMark[]) =>
  String(marks.reduce((most, { id }) => Math.max(most, Number.parseInt(id, 10) || 0), 0) + 1);
