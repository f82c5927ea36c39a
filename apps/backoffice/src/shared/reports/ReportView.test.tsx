import { render, screen } from '@testing-library/react';
import { STANDARD_LAYOUT, type LayoutSection, type ReportModel } from '@mingjian/api';
import { ReportView } from './ReportView';

const both = (text: string) => ({ zh: text, en: '' });
const cover = { title: '背景调查报告', subtitle: '', note: '' };
const row = {
  key: 'school',
  label: both('院校'),
  claim: both('复旦大学'),
  finding: both('复旦大学'),
  verdict: both('相符'),
};
const model: ReportModel = {
  format: 1,
  template: 1,
  fonts: '',
  number: 'BG-1-v1.0',
  versionNo: 'v1.0',
  kind: 2,
  orderNo: 'MJ1',
  company: '云帆',
  product: both('标准背调'),
  candidate: { name: '张晓雯', idCardNo: '310*********0018', position: '产品经理' },
  orderedOn: '2026-11-20',
  issuedOn: '2026-11-28',
  issuedAt: '2026-11-28 10:00:00',
  level: 4,
  cover: { zh: cover, en: cover },
  summary: both('<p>各项一致</p>'),
  remark: both(''),
  ending: both('<p>声明文字</p>'),
  items: [
    {
      key: '1',
      name: both('教育背景'),
      state: 'verified',
      level: 4,
      result: both('一致'),
      reason: '学信网相符',
      conclusion: '由学校确认',
      rows: [row],
    },
  ],
  attachments: [{ name: '证明.pdf', path: '/uploads/a.pdf', hash: '', size: 1 }],
};
const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

describe('a report on a page', () => {
  it('has the standard layout where it has none, without empty sections', () => {
    render(<ReportView model={model} language="zh" />);

    expect(headings()).toEqual(['概述', '核实详情', '声明', '附件']);
    expect(screen.getByText('310*********0018')).toBeVisible();
    expect(screen.getByText('相符')).toBeVisible();
  });

  it('follows its layout: order, sections and fields', () => {
    const order: LayoutSection[] = ['cover', 'overview', 'ending', 'body', 'summary'];
    const sections = [...order, 'remark' as const, 'attachments' as const].map((name) => ({
      name,
      shown: name !== 'attachments',
    }));
    const layout = {
      ...STANDARD_LAYOUT,
      sections,
      coverFields: ['candidate' as const, 'number' as const, 'issuedOn' as const],
      itemFields: ['rows' as const, 'reason' as const],
    };
    render(<ReportView model={{ ...model, layout }} language="zh" />);

    expect(headings()).toEqual(['核实结果', '声明', '核实详情', '概述']);
    expect(screen.queryByText('310*********0018')).toBeNull();
    expect(screen.getByText('学信网相符')).toBeVisible();
    for (const left of ['相符', '由学校确认', '证明.pdf'])
      expect(screen.queryByText(left)).toBeNull();
  });
});
