import { readRecordingMarks, recordingMarksRule, recordingName } from './recordingMarks';

const mark = { url: '/uploads/a.mp3', id: '1', time: 12.3, text: '任职时间' };
const accepts = (value: unknown) => recordingMarksRule.accepts(JSON.stringify(value));

describe('marks of recordings', () => {
  it('are a list of moments with texts', () => {
    expect(readRecordingMarks(JSON.stringify([mark]))).toEqual([mark]);
    expect(readRecordingMarks('[]')).toEqual([]);
    expect(readRecordingMarks(null)).toEqual([]);
  });

  it.each([
    ['no list', { mark }],
    ['an empty text', [{ ...mark, text: ' ' }]],
    ['a long text', [{ ...mark, text: '字'.repeat(201) }]],
    ['a negative time', [{ ...mark, time: -1 }]],
    ['a time that is a text', [{ ...mark, time: '1' }]],
    ['another name', [{ ...mark, more: 1 }]],
    ['nothing', [null]],
    ['too many', Array.from({ length: 201 }, () => mark)],
  ])('are not %s', (_, value) => {
    expect(accepts(value)).toBe(false);
  });

  it('are no text that is not JSON', () => {
    expect(recordingMarksRule.accepts('[')).toBe(false);
  });
});

describe('the name of a recording', () => {
  it('is the same at every address', () => {
    expect(recordingName('/uploads/ab12.mp3')).toBe('ab12.mp3');
    expect(recordingName('/system/openFile/ab12.mp3?ticket=9.u.c')).toBe('ab12.mp3');
  });
});
