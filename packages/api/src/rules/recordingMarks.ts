import type { TextRule } from './rule';

/** A mark of a recording of a contact. */
export interface RecordingMark {
  /** Address of the recording, one of the contact's. */
  url: string;
  /** Identity among the marks of the recording. */
  id: string;
  /** Position in seconds. */
  time: number;
  text: string;
}

/** Most marks of the recordings of a contact. */
const MOST_MARKS = 200;
const MOST_CHARACTERS = 200;
const MOST_SECONDS = 86_400;

/** Marks of recordings, as JSON text of `RecordingMark[]`. */
export const recordingMarksRule: TextRule = {
  accepts: (text) => readRecordingMarks(text) !== undefined,
  problem: {
    zh: `录音标记的格式不正确：最多 ${MOST_MARKS} 个，每个不超过 ${MOST_CHARACTERS} 字`,
    en: `The marks have a wrong format: at most ${MOST_MARKS}, of ${MOST_CHARACTERS} characters each`,
  },
};

/** Returns the marks of a JSON text, none for `null`; `undefined` for a text that is none. */
export function readRecordingMarks(text: string | null): RecordingMark[] | undefined {
  if (text === null) return [];
  try {
    const marks: unknown = JSON.parse(text);
    return Array.isArray(marks) && marks.length <= MOST_MARKS && marks.every(isMark)
      ? marks
      : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the name of the file of an address, whose ticket changes. */
export const recordingName = (url: string) => url.replace(/\?.*$/, '').replace(/^.*\//, '');

function isMark(value: unknown): value is RecordingMark {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 4) return false;
  const { url, id, time, text } = value as Partial<Record<keyof RecordingMark, unknown>>;
  return (
    isText(url, 500) &&
    isText(id, 32) &&
    isText(text, MOST_CHARACTERS) &&
    typeof time === 'number' &&
    time >= 0 &&
    time <= MOST_SECONDS
  );
}

const isText = (value: unknown, most: number) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most;
