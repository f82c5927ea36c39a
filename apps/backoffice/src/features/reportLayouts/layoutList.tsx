import { reportLayout, reportLayoutRule, type ReportLayout } from '@mingjian/api';
import { Link, useLocale } from '@mingjian/ui';
import type { ControlProps } from '../../shared/resourceList/listItems';
import { listOf } from '../../shared/resourceList/listOf';
import { layoutListTexts } from './layout.texts';
import { LayoutControl } from './LayoutControl';
import { layoutName, layoutPath } from './layoutPath';

/** Layouts, with all fields of their page. */
export const layoutPageList = listOf(reportLayout, {
  pageCode: 'reportLayoutList',
  texts: layoutListTexts,
  nameField: 'name',
  columns: [
    { field: 'name', width: 220, render: (row: ReportLayout) => <LayoutName layout={row} /> },
    { field: 'companyName', width: 240, card: 'subtitle' },
    { field: 'kind', width: 120, card: 'fact' },
    { field: 'defaultFlag', width: 110, card: 'fact' },
    { field: 'updateTime', card: 'fact' },
    { field: 'nameEn', width: 180, hidden: true },
    { field: 'createTime', hidden: true },
  ],
  filters: ['name', 'companyId', 'kind', 'defaultFlag'],
  form: [
    'name',
    'nameEn',
    'companyId',
    'kind',
    'defaultFlag',
    {
      field: 'content',
      control: (props: ControlProps) => <LayoutControl {...props} />,
      rule: reportLayoutRule,
      textOf: () => '…',
    },
  ],
});

/** Layouts. Their content is edited on the page of one. */
export const list: typeof layoutPageList = {
  ...layoutPageList,
  form: layoutPageList.form.filter(({ field }) => field !== 'content'),
};

function LayoutName({ layout }: { layout: ReportLayout }) {
  const { language } = useLocale();
  return <Link href={layoutPath(layout.id)}>{layoutName(layout, language)}</Link>;
}
