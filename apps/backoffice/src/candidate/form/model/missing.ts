import { missingAnswers, wrongAnswers, type CollectItem } from '@mingjian/api';
import type { Answers } from './answers';

/** Something that an item lacks, or that is wrong in it. */
export interface Missing {
  groupCode: string;
  /** Name of the item. */
  item: string;
  /** Position of the stretch; `null` for the files. */
  stretch: number | null;
  /** Label of the field; empty for the files. */
  label: string;
  /** Id of the control. */
  fieldId: string;
  isWrong: boolean;
}

/** Returns the id of the control of an answer. */
export const fieldIdOf = (groupCode: string, stretch: number, key: string) =>
  `f-${groupCode}-${stretch}-${key}`.replaceAll(/[^\w-]/g, '_');

/** Returns the id of the button that adds files to an item. */
export const filesIdOf = (groupCode: string) => `f-${groupCode}-files`;

/** An item, and the part of it that its present answers decide about. */
export type AskedItem = Pick<
  CollectItem,
  'groupCode' | 'name' | 'nameEn' | 'fields' | 'needsFile' | 'status'
>;

/** Returns what an item lacks before it can be submitted, in the order of its fields. */
export function missingOf(item: AskedItem, answers: Answers, name: string): Missing[] {
  if (item.status === 5) return [];
  const { groupCode, fields } = item;
  const labels = new Map(fields.map(({ key, label }) => [key, label]));
  const refs = [
    ...missingAnswers(fields, answers.stretches).map((ref) => ({ ...ref, isWrong: false })),
    ...wrongAnswers(fields, answers.stretches).map((ref) => ({ ...ref, isWrong: true })),
  ];
  const found = refs.map(({ stretch, key, isWrong }) => ({
    groupCode,
    item: name,
    stretch,
    label: labels.get(key) ?? key,
    fieldId: fieldIdOf(groupCode, stretch, key),
    isWrong,
  }));
  const lacksFile = item.needsFile && answers.files.length === 0;
  const files = {
    groupCode,
    item: name,
    stretch: null,
    label: '',
    fieldId: filesIdOf(groupCode),
    isWrong: false,
  };
  return [...found.toSorted((a, b) => a.stretch - b.stretch), ...(lacksFile ? [files] : [])];
}
