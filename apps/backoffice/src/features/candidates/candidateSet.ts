import { candidates, type Candidate } from '@mingjian/api';
import type { FilterField } from '@mingjian/widgets/ListFilter';
import type { GridColumn, ListOption } from '@mingjian/widgets/DataGrid';
import type { CrudSet } from '../../shared/crud/crudSet';
import type { FormField } from '../../shared/crud/formField';
import { dayColumn, timeColumn } from '../../shared/crud/timeColumns';
import type { Lookups } from '../../shared/crud/useLookups';
import type { DateFormat } from '../../shared/useDateFormat';
import type { candidateTexts } from './candidates.texts';

type Words = (typeof candidateTexts)['zh'];

/** What the page of candidates is made of. */
export interface CandidateParts {
  t: Words;
  dates: DateFormat;
  lookups: Lookups;
  realname: readonly ListOption[];
  /** Whether the person works for a client, whose candidates all belong to the one company. */
  isClient: boolean;
  wordsOf(json: unknown): string;
}

const READINGS = { tags: 'tags' } as const;
const EDITORS = ['ADMIN', 'PM', 'COMPANY_MAIN', 'COMPANY_HR'];

/**
 * Returns the page of candidates: their numbers come masked, and a masked one that comes back
 * leaves what is stored.
 */
export function candidateSet(parts: CandidateParts): CrudSet<Candidate> {
  const { t } = parts;
  return {
    pageCode: 'candidateList',
    title: t.title,
    noun: t.noun,
    readings: READINGS,
    calls: candidates,
    columns: columnsOf(parts),
    fields: fieldsOf(parts),
    form: formOf(parts),
    presets: { idType: 1, gender: 0 },
    nameOf: ({ name }) => name,
    roles: { create: EDITORS, change: EDITORS, remove: EDITORS },
  };
}

const idTypes = (t: Words): readonly ListOption[] =>
  [t.idType1, t.idType2, t.idType3, t.idType4].map((text, at) => ({ key: String(at + 1), text }));
const genders = (t: Words): readonly ListOption[] =>
  [t.gender0, t.gender1, t.gender2].map((text, at) => ({ key: String(at), text }));
const consents = (t: Words): readonly ListOption[] => [
  { key: '0', text: t.auth0, tone: 'neutral' },
  { key: '1', text: t.auth1, tone: 'warning' },
  { key: '2', text: t.auth2, tone: 'success' },
  { key: '3', text: t.auth3, tone: 'danger' },
  { key: '4', text: t.auth4, tone: 'danger' },
];

function columnsOf({
  t,
  dates,
  realname,
  isClient,
  wordsOf,
}: CandidateParts): readonly GridColumn<Candidate>[] {
  return [
    { field: 'name', label: t.name, width: 130, sortable: true, fixed: 'left', mustFlag: true },
    { field: 'nameEn', label: t.nameEn, sortable: true, visibleFlag: false },
    { field: 'gender', label: t.gender, width: 90, sortable: true, options: genders(t) },
    { field: 'mobile', label: t.mobile, width: 140, isText: true },
    { field: 'idType', label: t.idType, width: 120, sortable: true, options: idTypes(t) },
    { field: 'idNo', label: t.idNo, width: 190, isText: true },
    { field: 'position', label: t.position, width: 160, sortable: true },
    { field: 'companyName', label: t.companyName, width: 220, visibleFlag: !isClient },
    {
      field: 'authStatus',
      label: t.authStatus,
      width: 110,
      sortable: true,
      tagFlag: true,
      options: consents(t),
    },
    {
      field: 'realnameStatus',
      label: t.realnameStatus,
      width: 120,
      sortable: true,
      tagFlag: true,
      options: realname,
    },
    { field: 'orderCount', label: t.orderCount, width: 100, align: 'end' },
    { field: 'email', label: t.email, width: 220, visibleFlag: false },
    { field: 'nationality', label: t.nationality, sortable: true, visibleFlag: false },
    { field: 'tags', label: t.tags, width: 160, format: wordsOf },
    dayColumn('deleteDueDate', t.deleteDueDate, dates, { visibleFlag: false }),
    timeColumn('createTime', t.createTime, dates),
    timeColumn('updateTime', t.updateTime, dates, { visibleFlag: false }),
  ];
}

function fieldsOf({ t, realname, isClient }: CandidateParts): readonly FilterField<Candidate>[] {
  const company: FilterField<Candidate>[] = isClient
    ? []
    : [{ kind: 'text', field: 'companyName', label: t.companyName }];
  return [
    { kind: 'text', field: 'name', label: t.name },
    ...company,
    { kind: 'text', field: 'position', label: t.position },
    { kind: 'select', field: 'authStatus', label: t.authStatus, options: consents(t) },
    { kind: 'select', field: 'realnameStatus', label: t.realnameStatus, options: realname },
    { kind: 'text', field: 'tags', label: t.tags },
    { kind: 'dateRange', field: 'createTime', label: t.createTime },
  ];
}

function formOf({ t, lookups, isClient }: CandidateParts): readonly FormField[] {
  const company: FormField[] = isClient
    ? []
    : [
        {
          kind: 'lookup',
          name: 'companyId',
          label: t.companyName,
          required: true,
          onlyNew: true,
          load: lookups.company,
        },
      ];
  return [
    { kind: 'text', name: 'name', label: t.name, required: true, maxLength: 64 },
    { kind: 'text', name: 'nameEn', label: t.nameEn, maxLength: 128 },
    ...company,
    {
      kind: 'text',
      name: 'mobile',
      label: t.mobile,
      required: true,
      maxLength: 32,
      inputMode: 'tel',
      editHelp: t.maskedHelp,
    },
    {
      kind: 'choice',
      name: 'idType',
      label: t.idType,
      required: true,
      numeric: true,
      options: idTypes(t),
    },
    {
      kind: 'text',
      name: 'idNo',
      label: t.idNo,
      required: true,
      maxLength: 32,
      editHelp: t.maskedHelp,
    },
    { kind: 'text', name: 'email', label: t.email, maxLength: 128, inputMode: 'email' },
    {
      kind: 'choice',
      name: 'gender',
      label: t.gender,
      required: true,
      numeric: true,
      options: genders(t),
    },
    { kind: 'day', name: 'birthDate', label: t.birthDate },
    { kind: 'text', name: 'nationality', label: t.nationality, maxLength: 64 },
    { kind: 'text', name: 'position', label: t.position, maxLength: 128 },
    { kind: 'words', name: 'tags', label: t.tags, wide: true },
  ];
}
