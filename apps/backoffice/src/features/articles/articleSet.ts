import { articles, type Article } from '@mingjian/api';
import type { FilterField } from '@mingjian/widgets/ListFilter';
import type { GridColumn, ListOption } from '@mingjian/widgets/DataGrid';
import type { CrudSet } from '../../shared/crud/crudSet';
import type { FormField } from '../../shared/crud/formField';
import { timeColumn } from '../../shared/crud/timeColumns';
import type { DateFormat } from '../../shared/useDateFormat';
import type { articleTexts } from './articles.texts';

type Words = (typeof articleTexts)['zh'];

/** What the page of articles is made of. */
export interface ArticleParts {
  t: Words;
  dates: DateFormat;
  /** The shelves, by id. */
  categories: readonly ListOption[];
}

const EDITORS = ['ADMIN'];

/** Returns the page of articles. Their text is plain until there is an editor. */
export function articleSet(parts: ArticleParts): CrudSet<Article> {
  const { t, dates, categories } = parts;
  return {
    pageCode: 'articleList',
    title: t.title,
    noun: t.noun,
    calls: articles,
    columns: columnsOf(t, dates),
    fields: fieldsOf(t, categories),
    form: formOf(t, categories),
    presets: { status: 0 },
    nameOf: ({ title }) => title,
    roles: { create: EDITORS, change: EDITORS, remove: EDITORS },
  };
}

function columnsOf(t: Words, dates: DateFormat): readonly GridColumn<Article>[] {
  return [
    {
      field: 'title',
      label: t.articleTitle,
      width: 320,
      sortable: true,
      fixed: 'left',
      mustFlag: true,
    },
    { field: 'titleEn', label: t.titleEn, width: 240, visibleFlag: false },
    { field: 'categoryName', label: t.category, width: 120 },
    { field: 'author', label: t.author, width: 120, sortable: true },
    {
      field: 'status',
      label: t.status,
      width: 110,
      align: 'center',
      sortable: true,
      switchFlag: true,
    },
    {
      field: 'topFlag',
      label: t.topFlag,
      width: 110,
      align: 'center',
      sortable: true,
      switchFlag: true,
    },
    {
      field: 'mustLearn',
      label: t.mustLearn,
      width: 110,
      align: 'center',
      sortable: true,
      switchFlag: true,
    },
    { field: 'viewCount', label: t.viewCount, width: 100, align: 'end', sortable: true },
    {
      field: 'duration',
      label: t.duration,
      width: 140,
      align: 'end',
      sortable: true,
      visibleFlag: false,
    },
    timeColumn('publishTime', t.publishTime, dates),
    timeColumn('updateTime', t.updateTime, dates),
  ];
}

function fieldsOf(t: Words, categories: readonly ListOption[]): readonly FilterField<Article>[] {
  const flags: readonly ListOption[] = [
    { key: '1', text: t.yes },
    { key: '0', text: t.no },
  ];
  return [
    { kind: 'text', field: 'title', label: t.articleTitle },
    { kind: 'select', field: 'categoryId', label: t.category, options: categories },
    { kind: 'radio', field: 'status', label: t.status, options: flags },
    { kind: 'text', field: 'author', label: t.author },
    { kind: 'radio', field: 'mustLearn', label: t.mustLearn, options: flags },
    { kind: 'dateRange', field: 'publishTime', label: t.publishTime },
  ];
}

function formOf(t: Words, categories: readonly ListOption[]): readonly FormField[] {
  return [
    {
      kind: 'text',
      name: 'title',
      label: t.articleTitle,
      required: true,
      maxLength: 200,
      wide: true,
    },
    { kind: 'text', name: 'titleEn', label: t.titleEn, maxLength: 200, wide: true },
    { kind: 'choice', name: 'categoryId', label: t.category, required: true, options: categories },
    { kind: 'text', name: 'author', label: t.author, maxLength: 64 },
    { kind: 'area', name: 'summary', label: t.summary, maxLength: 500, wide: true },
    {
      kind: 'area',
      name: 'content',
      label: t.content,
      help: t.contentHelp,
      maxLength: 262_144,
      wide: true,
    },
    {
      kind: 'text',
      name: 'coverUrl',
      label: t.coverUrl,
      help: t.urlHelp,
      maxLength: 500,
      inputMode: 'url',
    },
    {
      kind: 'text',
      name: 'videoUrl',
      label: t.videoUrl,
      help: t.urlHelp,
      maxLength: 500,
      inputMode: 'url',
    },
    { kind: 'number', name: 'duration', label: t.duration, max: 1_000_000 },
    { kind: 'flag', name: 'status', label: t.status },
    { kind: 'flag', name: 'topFlag', label: t.topFlag },
    { kind: 'flag', name: 'mustLearn', label: t.mustLearn },
  ];
}
