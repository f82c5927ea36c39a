import {
  candidate,
  HISTORY_ROWS,
  HISTORY_TEXT,
  identityFacts,
  identityProblems,
  REVEAL,
  type Candidate,
} from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import type { FormValues } from '@mingjian/widgets/Form';
import {
  TimelineFindings,
  type MonthRangeValue,
  type TimelineRow,
} from '@mingjian/widgets/MonthRange';
import { CandidateNumber } from '../../shared/candidates/CandidateNumber';
import { usePermission } from '../../shared/permission/usePermission';
import { listOf } from '../../shared/resourceList/listOf';
import { candidateListTexts as texts } from './candidateList.texts';

function NumberCell({ row, of }: { row: Candidate; of: 'mobile' | 'idNo' }) {
  const t = useTexts(texts);
  return (
    <CandidateNumber
      candidateId={row.id}
      field={of}
      label={t[of]}
      masked={row[of]}
      canReveal={usePermission({ actions: [REVEAL] })}
    />
  );
}

/** The people who are checked. */
export const list = listOf(candidate, {
  pageCode: 'candidateList',
  texts,
  nameField: 'name',
  tones: {
    authStatus: { '0': 'neutral', '1': 'warning', '2': 'success', '3': 'danger', '4': 'danger' },
    realnameStatus: {
      '0': 'neutral',
      '1': 'warning',
      '2': 'success',
      '3': 'danger',
      '4': 'danger',
    },
  },
  columns: [
    { field: 'name', width: 100 },
    { field: 'nameEn', hidden: true },
    { field: 'gender', width: 64 },
    {
      field: 'mobile',
      width: 150,
      card: 'fact',
      render: (row: Candidate) => <NumberCell row={row} of="mobile" />,
    },
    { field: 'companyName', width: 184, staffOnly: true, card: 'fact' },
    { field: 'position', width: 120, card: 'fact' },
    { field: 'authStatus', width: 88, card: 'mark' },
    { field: 'realnameStatus', width: 88 },
    { field: 'idType', width: 88 },
    {
      field: 'idNo',
      width: 190,
      card: 'fact',
      render: (row: Candidate) => <NumberCell row={row} of="idNo" />,
    },
    { field: 'orderCount', width: 76 },
    { field: 'email', width: 220, hidden: true },
    { field: 'nationality', hidden: true },
    'tags',
    { field: 'deleteDueDate', hidden: true },
    'createTime',
    { field: 'updateTime', hidden: true },
  ],
  filters: [
    'name',
    { field: 'companyName', staffOnly: true },
    'position',
    'authStatus',
    'realnameStatus',
    'tags',
    'createTime',
  ],
  form: [
    'name',
    'nameEn',
    'companyId',
    'mobile',
    'idType',
    {
      field: 'idNo',
      check: (values: FormValues) => identityProblems(values).idNo,
      checkedWith: ['idType'],
      fills: missingFacts,
    },
    'email',
    {
      field: 'gender',
      check: (values: FormValues) => identityProblems(values).gender,
      checkedWith: ['idType', 'idNo'],
    },
    {
      field: 'birthDate',
      check: (values: FormValues) => identityProblems(values).birthDate,
      checkedWith: ['idType', 'idNo'],
    },
    'nationality',
    'position',
    'tags',
    {
      field: 'education',
      noun: 'educationRow',
      max: HISTORY_ROWS,
      rows: [
        { field: 'school', label: 'school', kind: 'text', max: HISTORY_TEXT, required: true },
        { field: 'period', label: 'educationPeriod', kind: 'monthRange', required: true },
        { field: 'major', label: 'major', kind: 'text', max: HISTORY_TEXT },
        { field: 'degree', label: 'degree', kind: 'select', dictionary: 'degree' },
      ],
      summary: (rows: readonly FormValues[]) => (
        <TimelineFindings rows={timelineOf(rows, 'school')} minGap={SUMMER} />
      ),
    },
    {
      field: 'employment',
      noun: 'employmentRow',
      max: HISTORY_ROWS,
      rows: [
        { field: 'employer', label: 'employer', kind: 'text', max: HISTORY_TEXT, required: true },
        { field: 'period', label: 'employmentPeriod', kind: 'monthRange', required: true },
        { field: 'jobTitle', label: 'jobTitle', kind: 'text', max: HISTORY_TEXT },
      ],
      summary: (rows: readonly FormValues[]) => (
        <TimelineFindings rows={timelineOf(rows, 'employer')} />
      ),
    },
  ],
});

/** Returns birth date and gender from an identity number, where the form lacks them. */
function missingFacts(idNo: unknown, { idType, birthDate, gender }: FormValues) {
  const facts = idType === 1 && typeof idNo === 'string' ? identityFacts(idNo) : undefined;
  return (
    facts && {
      ...(!birthDate && { birthDate: facts.birthDate }),
      ...(!gender && { gender: facts.gender }),
    }
  );
}

/** Months between two schools that are a summer, not a gap. */
const SUMMER = 4;

/** Returns the named rows of a form with their months. */
function timelineOf(rows: readonly FormValues[], name: 'school' | 'employer'): TimelineRow[] {
  return rows.flatMap(({ [name]: title, period }) =>
    typeof title === 'string' && title.trim() !== ''
      ? [{ name: title.trim(), range: (period ?? null) as MonthRangeValue | null }]
      : [],
  );
}
