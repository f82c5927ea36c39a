import { article, type Article } from '@mingjian/api';
import type { ControlProps } from '../../shared/resourceList/listItems';
import type { FormValues } from '@mingjian/widgets/Form';
import { listOf } from '../../shared/resourceList/listOf';
import { CompaniesField } from '../../shared/companies/CompaniesField';
import { tagsIn } from '../../shared/resourceList/model/formValues';
import { ReadDepartmentsField, ReadRolesField } from './AudienceFields';
import { ContentControl, CoverControl } from './LibraryControls';
import { CoverCell, ReadersCell, TitleCell } from './ArticleCells';
import { VideoControl } from './VideoControl';
import { filledLength } from './videoLengths';
import { articleListTexts } from './articleList.texts';

const NO_DEADLINE = { zh: '请填写阅读截止日期', en: 'Enter the last day to read it' };
const NO_READERS = {
  zh: '请至少选择一个角色、部门或客户',
  en: 'Select at least one role, department or client',
};
const LISTS = ['readRoles', 'readDepartments', 'readCompanies'];

const isRequired = (audience: unknown) => typeof audience === 'number' && audience > 0;

/** Articles and training videos. */
export const list = listOf(article, {
  pageCode: 'articleList',
  texts: articleListTexts,
  nameField: 'title',
  numbered: true,
  columns: [
    { field: 'title', width: 264, render: (row: Article) => <TitleCell article={row} /> },
    {
      field: 'coverUrl',
      width: 76,
      image: true,
      render: (row: Article) => <CoverCell article={row} />,
    },
    { field: 'titleEn', width: 240, hidden: true },
    { field: 'categoryName', width: 112, card: 'fact' },
    { field: 'author', width: 96, card: 'fact' },
    { field: 'status', card: 'fact' },
    { field: 'topFlag', card: 'fact' },
    'mustLearn',
    { field: 'readAudience', width: 112, hidden: true },
    {
      field: 'readCount',
      width: 110,
      card: 'fact',
      render: (row: Article) => <ReadersCell article={row} />,
    },
    { field: 'readDeadline', width: 120 },
    'viewCount',
    { field: 'duration', width: 112, hidden: true },
    'publishTime',
    'updateTime',
  ],
  filters: ['title', 'categoryId', 'status', 'author', 'mustLearn', 'readAudience', 'publishTime'],
  form: [
    { field: 'title', wide: true },
    { field: 'titleEn', wide: true },
    'categoryId',
    'author',
    'summary',
    {
      field: 'coverUrl',
      control: (props: ControlProps) => <CoverControl {...props} />,
    },
    { field: 'content', control: (props: ControlProps) => <ContentControl {...props} /> },
    {
      field: 'videoUrl',
      control: (props: ControlProps) => <VideoControl {...props} />,
      fills: filledLength,
    },
    'duration',
    'status',
    'topFlag',
    'mustLearn',
    'readAudience',
    {
      field: 'readDeadline',
      check: ({ readAudience, readDeadline }: FormValues) =>
        isRequired(readAudience) && !readDeadline ? NO_DEADLINE : undefined,
      checkedWith: ['readAudience'],
    },
    {
      field: 'readRoles',
      shownFor: { field: 'readAudience', value: 4 },
      check: (values: FormValues) =>
        values.readAudience === 4 && LISTS.every((list) => tagsIn(values[list]).length === 0)
          ? NO_READERS
          : undefined,
      control: (props: ControlProps) => <ReadRolesField {...props} />,
    },
    {
      field: 'readDepartments',
      shownFor: { field: 'readAudience', value: 4 },
      control: (props: ControlProps) => <ReadDepartmentsField {...props} />,
    },
    {
      field: 'readCompanies',
      shownFor: { field: 'readAudience', value: 4 },
      control: (props: ControlProps) => <CompaniesField {...props} />,
    },
  ],
});
