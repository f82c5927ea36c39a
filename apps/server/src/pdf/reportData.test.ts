import { STANDARD_LAYOUT, type LayoutSection, type ReportLayoutContent } from '@mingjian/api';
import { sampleModel } from '../features/reports/sampleModel';
import { reportData } from './reportData';

const sample = sampleModel('zh');
const NO_PICTURES = new Map<string, string>();
const inOrder = (...names: LayoutSection[]) => names.map((name) => ({ name, shown: true }));
const dataOf = (layout?: Partial<ReportLayoutContent>, number: string | null = null) =>
  reportData(
    { ...sample, number, ...(layout && { layout: { ...STANDARD_LAYOUT, ...layout } }) },
    'zh',
    NO_PICTURES,
  );

describe('the data of a document', () => {
  it('of a report without a layout is that of the standard one', () => {
    expect(dataOf()).toEqual(dataOf({}));
    expect(dataOf()).toMatchObject({
      colour: '#0f2a4a',
      sections: ['summary', 'overview', 'body', 'remark', 'ending', 'attachments'],
      summary: { heading: '一、概述' },
      overview: { heading: null },
      body: { heading: '二、核实详情' },
      remark: { heading: '三、备注' },
      ending: { heading: '四、声明' },
      attachments: { heading: '附件清单' },
    });
    const plain = { ...sample, remark: { zh: '', en: '' }, attachments: [] };
    expect(reportData(plain, 'en', NO_PICTURES)).toMatchObject({
      sections: ['summary', 'overview', 'body', 'ending'],
      remark: null,
      ending: { heading: '3. Statement' },
      attachments: null,
    });
  });

  it('has the sections in the order of the layout, and numbers them in it', () => {
    const sections = inOrder('cover', 'body', 'overview', 'attachments', 'summary', 'ending');
    const data = dataOf({ sections: [...sections, { name: 'remark', shown: false }] });

    expect(data.sections).toEqual(['body', 'overview', 'attachments', 'summary', 'ending']);
    expect([data.body.heading, data.overview.heading, data.summary.heading]).toEqual([
      '一、核实详情',
      '二、核实结果',
      '三、概述',
    ]);
    expect(data.ending.heading).toBe('四、声明');
  });

  it('leaves out the fields that the layout switches off', () => {
    const data = dataOf({
      coverFields: ['issuedOn', 'number', 'candidate'],
      itemFields: ['reason'],
    });

    expect(data.facts.map(([label]) => label)).toEqual(['候选人', '版本', '出具日期']);
    expect(data.body.items.map(({ hasTable }) => hasTable)).toEqual([false, false]);
    expect(data.body.items[1]!.notes).toEqual([['判定依据', '离职时间相差一个月。']]);
    expect(dataOf({ itemFields: ['rows', 'reason'] }).body.items[0]!.head).not.toContain('比对');
  });

  it('has a watermark in every draft, and in an issued report unless it is switched off', () => {
    expect(dataOf({ watermark: false }).watermark).toEqual({ text: '草稿', isDraft: true });
    expect(dataOf({ watermark: false }, 'BG-1-v1.0').watermark).toBeNull();
    expect(dataOf({}, 'BG-1-v1.0').watermark?.text).toContain('BG-1-v1.0');
  });
});
