import type { DangerLevel, FindingVerdict, OrderTask, TaskDesk, TaskDraft } from '@mingjian/api';
import type { Finding } from '@mingjian/widgets/FindingForm';

/** A finding while it is written. */
export type DraftFinding = Finding<FindingVerdict>;

/** The finding of a row that nobody has worked on. */
export const NO_FINDING: DraftFinding = { finding: '', verdict: null };

/** Input of a verifier about a task. */
export interface DeskDraft {
  /** By the keys of the rows. */
  findings: Readonly<Record<string, DraftFinding>>;
  conclusion: string;
  result: number | null;
  dangerLevel: DangerLevel;
  dangerReason: string;
  remark: string;
}

/** Returns what is stored of a task. */
export function draftOf({ task, rows, conclusion }: TaskDesk): DeskDraft {
  const { result, dangerLevel, dangerReason, remark } = task;
  return {
    findings: Object.fromEntries(
      rows.map(({ key, finding, verdict }) => [key, { finding, verdict }]),
    ),
    conclusion: conclusion ?? '',
    result,
    dangerLevel,
    dangerReason: dangerReason ?? '',
    remark: remark ?? '',
  };
}

/** Returns the desk that a save of a draft leaves, by the task that the server answered with. */
export function storedDesk(desk: TaskDesk, own: DeskDraft, task: OrderTask): TaskDesk {
  const rows = desk.rows.map((row) => {
    const { finding, verdict } = own.findings[row.key] ?? NO_FINDING;
    return { ...row, finding: finding.trim(), verdict };
  });
  return { ...desk, task, rows, conclusion: own.conclusion.trim() || null };
}

/** Returns the input of a save. */
export function inputOf({ findings, ...rest }: DeskDraft, id: string, version: number): TaskDraft {
  return {
    ...rest,
    id,
    version,
    findings: Object.entries(findings)
      .filter(([, { finding, verdict }]) => finding.trim() !== '' || verdict !== null)
      .map(([key, { finding, verdict }]) => ({ key, finding, verdict })),
  };
}

/** A field with two values; of findings, `row` is the key of the row. */
export type Difference =
  | { field: 'finding'; row: string; own: DraftFinding; theirs: DraftFinding }
  | {
      field: Exclude<keyof DeskDraft, 'findings'>;
      own: string | number | null;
      theirs: string | number | null;
    };

const SINGLE = ['conclusion', 'result', 'dangerLevel', 'dangerReason', 'remark'] as const;

const trimmed = (value: string | number | null) =>
  typeof value === 'string' ? value.trim() : value;

/** Returns the fields in which two drafts differ. */
export function differencesOf(own: DeskDraft, theirs: DeskDraft): Difference[] {
  const keys = new Set([...Object.keys(own.findings), ...Object.keys(theirs.findings)]);
  const rows = [...keys].flatMap((row): Difference[] => {
    const [mine, other] = [own.findings[row] ?? NO_FINDING, theirs.findings[row] ?? NO_FINDING];
    const isSame = mine.finding.trim() === other.finding.trim() && mine.verdict === other.verdict;
    return isSame ? [] : [{ field: 'finding', row, own: mine, theirs: other }];
  });
  const fields = SINGLE.flatMap((field): Difference[] => {
    const [mine, other] = [own[field], theirs[field]];
    const isSame = trimmed(mine) === trimmed(other);
    return isSame ? [] : [{ field, own: mine, theirs: other }];
  });
  return [...rows, ...fields];
}

/** Whether two drafts say the same. */
export const isSameDraft = (own: DeskDraft, theirs: DeskDraft): boolean =>
  differencesOf(own, theirs).length === 0;
