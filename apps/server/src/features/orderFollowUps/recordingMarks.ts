import { readRecordingMarks, recordingName } from '@mingjian/api';
import { inputFailure } from '../../failure';
import type { Completion } from '../../resources/servedResource';
import { pathsIn } from '../files/companyFiles';
import { followUpTexts } from './texts';

/**
 * Returns the marks of a contact where a recording that they are of was removed. Throws 400 for new
 * marks of other files: an address that is stored here opens its file.
 */
export function marksOfRecordings({
  values,
  stored,
  caller,
}: Pick<Completion, 'values' | 'stored' | 'caller'>): { audioMarks?: string } {
  const { audioUrl, audioMarks } = { ...stored, ...values };
  if (typeof audioMarks !== 'string') return {};
  const names = new Set(pathsIn(audioUrl).map(recordingName));
  const marks = readRecordingMarks(audioMarks) ?? [];
  const own = marks.filter(({ url }) => names.has(recordingName(url)));
  if (own.length === marks.length) return {};
  if (values['audioMarks'] === undefined) return { audioMarks: JSON.stringify(own) };
  throw inputFailure([['audioMarks', followUpTexts((t) => t.foreignMark)]], caller.language);
}
