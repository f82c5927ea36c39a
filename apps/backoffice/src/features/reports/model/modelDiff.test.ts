import type { ReportItem, ReportModel } from '@mingjian/api';
import { modelDiff, type DiffWords } from './modelDiff';

const WORDS: DiffWords = {
  cover: '封面',
  summary: '概述',
  remark: '备注',
  ending: '结尾',
  attachments: '附件',
  level: (level) => `L${level}`,
};
const cover = { title: '报告', subtitle: '', note: '' };
const item = (key: string, more: Partial<ReportItem> = {}): ReportItem => ({
  key,
  name: { zh: `项${key}`, en: '' },
  state: 'verified',
  level: 4,
  result: { zh: '一致', en: '' },
  reason: '',
  conclusion: '',
  rows: [],
  ...more,
});
const model = (more: Partial<ReportModel> = {}): ReportModel => ({
  format: 1,
  template: 1,
  fonts: '',
  number: null,
  versionNo: 'v1.0',
  kind: 2,
  orderNo: 'MJ1',
  company: '云帆',
  product: { zh: '标准', en: '' },
  candidate: { name: '张晓雯', idCardNo: '', position: '' },
  orderedOn: '2026-11-20',
  issuedOn: null,
  issuedAt: null,
  level: 4,
  cover: { zh: cover, en: cover },
  summary: { zh: '<p>一致</p>', en: '' },
  remark: { zh: '', en: '' },
  ending: { zh: '<p>声明</p>', en: '' },
  items: [item('1'), item('2')],
  attachments: [],
  ...more,
});

describe('the difference of two versions', () => {
  it('is nothing for equal words, whatever their tags and numbers are', () => {
    const other = model({ versionNo: 'v2.0', summary: { zh: '<p><b>一致</b></p>', en: '' } });
    expect(modelDiff(model(), other, WORDS)).toEqual([]);
  });

  it('is nothing for equal covers, whatever the order of their names is', () => {
    const [one, two] = ['报告', '仅供内部'];
    const written = { title: one, subtitle: '', note: two };
    const issued = { note: two, subtitle: '', title: one };
    const before = model({ cover: { zh: issued, en: cover } });
    expect(modelDiff(before, model({ cover: { zh: written, en: cover } }), WORDS)).toEqual([]);
  });

  it('names each field that changed, and items that came or went', () => {
    const other = model({
      items: [item('1', { level: 2 }), item('3')],
      attachments: [{ name: '证明.pdf', path: '', hash: '', size: 1 }],
    });
    expect(modelDiff(model(), other, WORDS).map(({ label }) => label)).toEqual([
      '项1',
      '项3',
      '附件',
      '项2',
    ]);
    const [changed] = modelDiff(model(), other, WORDS);
    expect([changed!.before, changed!.after]).toEqual(['一致 · L4', '一致 · L2']);
  });
});
