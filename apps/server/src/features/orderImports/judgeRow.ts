import {
  candidate,
  fieldRules,
  identityProblems,
  IMPORT_FIELDS,
  IMPORT_REQUIRED,
  inputProblems,
  orderDraft,
  problemIn,
  problemText,
  type ImportField,
  type ImportRowState,
} from '@mingjian/api';
import type { SheetCell } from './sheetTable';
import { textOf } from './sheetTable';
import { cityNamed } from '../../resources/areaText';
import { say, type Wording } from '../../texts';
import { importTexts } from './texts';

/** A problem of a row, in both languages: whoever reads it later may speak the other one. */
export interface FoundProblem {
  field: ImportField | null;
  isError: boolean;
  zh: string;
  en: string;
}

/** Other facts about the person of a row. */
export interface KnownFacts {
  /** Another row of the file with the same person. */
  sameRow?: number | undefined;
  /** Number of an order for the same person within `RECENT_DAYS`. */
  recentOrder?: string | undefined;
}

/** Days for which an earlier order of the same person is worth a warning. */
export const RECENT_DAYS = 90;

/** Digits that a number of a sheet keeps. */
const EXACT_DIGITS = 15;

const rowDraft = orderDraft.pick([...IMPORT_FIELDS]);

/** The fields of a candidate whose rules those of an import keep. */
const CANDIDATE_FIELDS = {
  userName: candidate.fields.name,
  mobile: candidate.fields.mobile,
  idCardNo: candidate.fields.idNo,
  email: candidate.fields.email,
  position: candidate.fields.position,
} as const;

/** Words for kinds of documents, from 1; the first of each is shown. */
const ID_TYPES = [
  ['身份证', '居民身份证', 'Identity card', 'ID card', '1'],
  ['护照', 'Passport', '2'],
  ['港澳台通行证', '港澳台居民通行证', '通行证', 'Permit', 'Permit (HK, Macao, Taiwan)', '3'],
  ['其他', '其它', 'Other', '4'],
];

/** Words for no and for yes. */
const URGENCY = [
  ['否', '不加急', '普通', 'No', '0'],
  ['是', '加急', 'Yes', 'Urgent', '1'],
];

/** Fields of an order, as far as a row says them. */
export type RowDraft = Partial<typeof rowDraft.__outputType>;

/** Returns the draft of a row and its problems. */
export async function readRow(
  cells: readonly SheetCell[],
  mapping: readonly (ImportField | null)[],
): Promise<{ draft: RowDraft; problems: FoundProblem[] }> {
  const given: Record<string, unknown> = {};
  const problems: FoundProblem[] = [];
  const refuse = (field: ImportField, wording: Wording) =>
    problems.push({ field, isError: true, zh: wording('zh'), en: wording('en') });
  for (const [at, field] of mapping.entries()) {
    const cell = cells[at] ?? '';
    if (field === null || cell === '') continue;
    const problem = problemOfCell(cell, field);
    if (problem) refuse(field, problem);
    else given[field] = (READERS[field] ?? String)(textOf(cell));
  }
  const isJudged = (field: ImportField) => problems.some((one) => one.field === field);
  const draft = await rowDraft
    .validate(given, { abortEarly: false })
    .catch((error: unknown): RowDraft => {
      for (const [field, problem] of Object.entries(inputProblems(error)))
        refuse(field as ImportField, (language) => problemText(problem, language));
      return given;
    });
  for (const field of IMPORT_REQUIRED)
    if (!draft[field] && !isJudged(field))
      refuse(
        field,
        say((t) => t.required),
      );
  for (const [name, rules] of Object.entries(RULES)) {
    const field = name as keyof typeof CANDIDATE_FIELDS;
    const value = draft[field];
    const broken = value ? rules.find((rule) => !rule.accepts(value)) : undefined;
    if (broken && value && !isJudged(field))
      refuse(field, (language) => problemIn(broken, value)[language]);
  }
  const { idNo } = identityProblems({ idType: draft.idType ?? 1, idNo: draft.idCardNo });
  if (idNo && !isJudged('idCardNo')) refuse('idCardNo', (language) => idNo[language]);
  return { draft, problems };
}

const RULES = Object.fromEntries(
  Object.entries(CANDIDATE_FIELDS).map(([name, field]) => [name, fieldRules(field)]),
);

function problemOfCell(cell: SheetCell, field: ImportField): Wording | undefined {
  if (typeof cell === 'string') {
    const isUnknown = READERS[field]?.(cell) === undefined;
    return field in UNKNOWN && isUnknown ? importTexts(UNKNOWN[field]!) : undefined;
  }
  if ('error' in cell) return importTexts((t) => t.cellError(cell.error));
  if (field !== 'idCardNo') return undefined;
  return importTexts((t) => (cell.number.length > EXACT_DIGITS ? t.lostDigits : t.lostZeros));
}

function wordIn(lists: readonly (readonly string[])[], text: string) {
  const word = text.trim().toLowerCase();
  const at = lists.findIndex((words) => words.some((known) => known.toLowerCase() === word));
  return at === -1 ? undefined : at;
}

/** Readers of the fields whose stored value is no text; `undefined` for a text that they refuse. */
const READERS: Readonly<Partial<Record<ImportField, (text: string) => unknown>>> = {
  idType: (text) => {
    const at = wordIn(ID_TYPES, text);
    return at === undefined ? undefined : at + 1;
  },
  urgentFlag: (text) => wordIn(URGENCY, text),
  city: (text) => {
    const codes = cityNamed(text);
    return codes && JSON.stringify(codes);
  },
};

/** Problems of texts that a reader refuses. */
const UNKNOWN: Readonly<Partial<Record<ImportField, Parameters<typeof importTexts>[0]>>> = {
  idType: (t) => t.noSuchType,
  urgentFlag: (t) => t.yesOrNo,
  city: (t) => t.noSuchCity,
};

/** Returns the warnings about the person of a row. */
export function warningsOf({ sameRow, recentOrder }: KnownFacts): FoundProblem[] {
  const wordings = [
    sameRow !== undefined && importTexts((t) => t.sameInFile(sameRow)),
    recentOrder !== undefined && importTexts((t) => t.orderedBefore(RECENT_DAYS, recentOrder)),
  ];
  return wordings
    .filter((wording) => wording !== false)
    .map((wording) => ({
      field: 'idCardNo',
      isError: false,
      zh: wording('zh'),
      en: wording('en'),
    }));
}

/** Returns the state that problems give a row. */
export function stateOf(problems: readonly FoundProblem[]): ImportRowState {
  if (problems.some(({ isError }) => isError)) return 'error';
  return problems.length > 0 ? 'warning' : 'good';
}
