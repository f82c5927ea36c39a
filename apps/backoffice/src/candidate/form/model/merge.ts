import type { CollectStretch } from '@mingjian/api';
import { isSameValue, pathOf, type AnswerFile, type Answers } from './answers';

/**
 * Returns answers that two devices changed since `base`: for each field the own change, else the
 * other one.
 */
export function merged(base: Answers, own: Answers, theirs: Answers): Answers {
  return {
    stretches: mergedStretches(
      orOne(base.stretches),
      orOne(own.stretches),
      orOne(theirs.stretches),
    ),
    files: mergedFiles(base.files, own.files, theirs.files),
  };
}

type Stretches = readonly CollectStretch[];

/** An item without stretches shows one, which both devices fill in as the same. */
const orOne = (stretches: Stretches): Stretches => (stretches.length === 0 ? [{}] : stretches);

function mergedStretches(base: Stretches, own: Stretches, theirs: Stretches): Stretches {
  // Which one is missing cannot be seen from their positions: the own list stays as it is shown.
  if (own.length < base.length) return own;
  if (theirs.length < base.length)
    return isChangedBehind(base, own, theirs.length) ? own : mergedRows(base, own, theirs);
  const both = mergedRows(base, own, theirs.slice(0, base.length));
  return [...both, ...theirs.slice(base.length), ...own.slice(base.length)];
}

const mergedRows = (base: Stretches, own: Stretches, theirs: Stretches) =>
  theirs.map((stretch, index) => mergedStretch(base[index] ?? {}, own[index] ?? {}, stretch));

const isChangedBehind = (base: Stretches, own: Stretches, from: number) =>
  own.length > base.length ||
  own.slice(from).some((stretch, index) => {
    const before = base[from + index]!;
    return Object.keys({ ...before, ...stretch }).some(
      (key) => !isSameValue(stretch[key], before[key]),
    );
  });

function mergedStretch(base: CollectStretch, own: CollectStretch, theirs: CollectStretch) {
  const keys = Object.keys({ ...theirs, ...own });
  const values = keys.map((key) => [
    key,
    isSameValue(own[key], base[key]) ? theirs[key] : own[key],
  ]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as CollectStretch;
}

function mergedFiles(
  base: readonly AnswerFile[],
  own: readonly AnswerFile[],
  theirs: readonly AnswerFile[],
) {
  const has = (files: readonly AnswerFile[], file: AnswerFile) =>
    files.some((one) => pathOf(one) === pathOf(file));
  const removed = base.filter((file) => !has(own, file));
  const added = own.filter((file) => !has(base, file) && !has(theirs, file));
  return [...theirs.filter((file) => !has(removed, file)), ...added];
}
