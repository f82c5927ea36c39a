import {
  readStretches,
  SO_FAR,
  wrongAnswers,
  type CollectField,
  type CollectItem,
  type CollectStretch,
  type CollectValue,
} from '@mingjian/api';

/** A file of an item. */
export interface AnswerFile {
  name: string;
  /** Address that the server signed for this reader; it changes with every response. */
  url: string;
}

/** Answers and files of one item. */
export interface Answers {
  stretches: readonly CollectStretch[];
  files: readonly AnswerFile[];
}

/** The group of employers, of whom a present one is not contacted by default. */
const EMPLOYERS = 'employment';

/** Returns whether stretches of a group have the choice not to contact somebody. */
export const hasNoContact = (groupCode: string) => groupCode === EMPLOYERS;

/** The group of the identity, of which no paper is taken: its number is verified. */
const IDENTITY = 'identity';

/** Returns whether papers prove an item. */
export const takesFiles = ({ groupCode, proof, needsFile }: FileRule): boolean =>
  needsFile || (proof !== null && groupCode !== IDENTITY);

type FileRule = Pick<CollectItem, 'groupCode' | 'proof' | 'needsFile'>;

/** Returns the stored answers of an item. */
export const answersOf = ({
  dataForm,
  files,
}: Pick<CollectItem, 'dataForm' | 'files'>): Answers => ({
  stretches: readStretches(dataForm) ?? [],
  files: readFiles(files),
});

function readFiles(text: string): AnswerFile[] {
  try {
    return JSON.parse(text || '[]') as AnswerFile[];
  } catch {
    return [];
  }
}

/** Returns the lasting part of a file's address. */
export const pathOf = ({ url }: Pick<AnswerFile, 'url'>) => url.split('?')[0]!;

/** Whether two answers are the same. */
export const isSameValue = (one: CollectValue | undefined, other: CollectValue | undefined) =>
  one === other ||
  (typeof one === 'object' &&
    typeof other === 'object' &&
    one.from === other.from &&
    one.to === other.to);

/** Whether two lists of stretches hold the same answers. */
export const isSameStretches = (
  one: readonly CollectStretch[],
  other: readonly CollectStretch[],
): boolean =>
  one.length === other.length &&
  one.every((stretch, index) => {
    const keys = new Set([...Object.keys(stretch), ...Object.keys(other[index]!)]);
    return [...keys].every((key) => isSameValue(stretch[key], other[index]![key]));
  });

/** Whether two lists name the same files. */
export const isSameFiles = (one: readonly AnswerFile[], other: readonly AnswerFile[]): boolean =>
  one.length === other.length && one.every((file, i) => pathOf(file) === pathOf(other[i]!));

/** Whether two sets of answers are the same. */
export const isSame = (one: Answers, other: Answers): boolean =>
  isSameStretches(one.stretches, other.stretches) && isSameFiles(one.files, other.files);

/**
 * Returns the part of stretches that the server takes. An answer that is not of its field's kind
 * stays on the device until it is corrected.
 */
export function savable(
  fields: readonly CollectField[],
  stretches: readonly CollectStretch[],
): CollectStretch[] {
  const wrong = wrongAnswers(fields, stretches);
  return stretches.map((stretch, index) => {
    const left = new Set(wrong.filter((one) => one.stretch === index).map(({ key }) => key));
    return Object.fromEntries(Object.entries(stretch).filter(([key]) => !left.has(key)));
  });
}

/** Whether a stretch lasts until now. */
export const isPresent = (stretch: CollectStretch): boolean =>
  Object.values(stretch).some((value) => typeof value === 'object' && value.to === SO_FAR);

/** Returns whether an employer is not to be contacted: by choice, else the present one. */
export const isNoContact = (stretch: CollectStretch): boolean =>
  typeof stretch['doNotContact'] === 'boolean' ? stretch['doNotContact'] : isPresent(stretch);

/** Returns stretches with the choice not to contact somebody written out. */
export const withNoContact = (groupCode: string, stretches: readonly CollectStretch[]) =>
  hasNoContact(groupCode)
    ? stretches.map((stretch) => ({ ...stretch, doNotContact: isNoContact(stretch) }))
    : stretches;
