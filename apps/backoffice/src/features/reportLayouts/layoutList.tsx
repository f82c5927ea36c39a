import { reportLayout, reportLayoutRule, type ReportLayout } from '@mingjian/api';
import { Link, Text, useLocale, useTexts } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
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
    {
      field: 'companyName',
      width: 240,
      card: 'subtitle',
      render: (row: ReportLayout) => <CompanyCell layout={row} />,
    },
    {
      field: 'kind',
      width: 120,
      card: 'fact',
      render: (row: ReportLayout) => <KindCell layout={row} />,
    },
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

function CompanyCell({ layout: { companyName } }: { layout: ReportLayout }) {
  const t = useTexts(layoutListTexts);
  return companyName ?? <Text tone="muted">{t.everyCompany}</Text>;
}

function KindCell({ layout: { kind } }: { layout: ReportLayout }) {
  const t = useTexts(layoutListTexts);
  const { labelOf } = useDictionary('report_kind');
  return kind === null ? <Text tone="muted">{t.everyKind}</Text> : labelOf(String(kind));
}
