import { use } from 'react';
import { useTexts } from '@mingjian/ui';
import { logListTexts } from './logList.texts';
import { LogWords } from './LogWords';
import { changesOf, type LogLine } from './model/logChanges';

/** Fields that a cell names. */
const NAMED = 3;

/** The changed fields of a line, in words. */
export function ChangesCell({ line }: { line: LogLine }) {
  const t = useTexts(logListTexts);
  const words = use(LogWords);
  const changes = changesOf(line);
  if (changes.length === 0) return null;
  if (!words) return t.loading;
  const labels = changes.map(({ field }) => words.labelOf(line.objectType, field) ?? field);
  return t.changed(labels.slice(0, NAMED).join(t.join), labels.length);
}
