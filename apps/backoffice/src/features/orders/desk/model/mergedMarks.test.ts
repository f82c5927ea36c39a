import type { RecordingMark } from '@mingjian/api';
import { mergedMarks } from './mergedMarks';

const mark = (id: string, text: string, url = '/uploads/a.mp3'): RecordingMark => ({
  url,
  id,
  time: 4,
  text,
});
const base = [mark('1', '任职时间'), mark('2', '职位')];

describe('marks that two people changed at once', () => {
  it('have the changes of both', () => {
    const mine = [mark('1', '任职时间一致'), mark('3', '离职原因')];
    const theirs = [...base, mark('4', '愿意再次共事')];

    expect(mergedMarks(base, mine, theirs).map(({ text }) => text)).toEqual([
      '任职时间一致',
      '愿意再次共事',
      '离职原因',
    ]);
  });

  it('have both of two that were added under one id, at whatever address', () => {
    const mine = [...base, mark('3', '我的', '/openFile/a.mp3?ticket=1')];
    const theirs = [...base, mark('3', '对方的', '/openFile/a.mp3?ticket=2')];

    expect(mergedMarks(base, mine, theirs).slice(2)).toEqual([
      expect.objectContaining({ id: '3', text: '对方的' }),
      expect.objectContaining({ id: '4', text: '我的' }),
    ]);
  });

  it('keep a mark that was changed here and removed there', () => {
    expect(mergedMarks(base, [mark('1', '改过'), base[1]!], [base[1]!])).toEqual([
      base[1],
      mark('1', '改过'),
    ]);
  });
});
