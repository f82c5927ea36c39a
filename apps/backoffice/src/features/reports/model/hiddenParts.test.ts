import { STANDARD_LAYOUT } from '@mingjian/api';
import { hiddenParts } from './hiddenParts';

const file = { name: '证明.pdf', path: '', hash: '', size: 1 };
const without = (...names: string[]) => ({
  ...STANDARD_LAYOUT,
  sections: STANDARD_LAYOUT.sections.map(({ name }) => ({ name, shown: !names.includes(name) })),
});

describe('what a layout leaves out of a report', () => {
  it('is what somebody filled in and the layout switches off', () => {
    const remark = { zh: '<p>补充</p>', en: '' };
    const layout = without('remark', 'attachments');
    expect(hiddenParts({ layout, remark, attachments: [file] })).toEqual([
      'remark',
      'attachmentsStep',
    ]);
    expect(hiddenParts({ layout: without('overview'), remark, attachments: [file] })).toEqual([]);
  });

  it('is nothing without words and files, and without a layout', () => {
    const remark = { zh: '<p>&nbsp;</p>', en: '' };
    expect(hiddenParts({ layout: without('remark'), remark, attachments: [] })).toEqual([]);
    expect(hiddenParts({ remark: { zh: '补充', en: '' }, attachments: [file] })).toEqual([]);
  });
});
