import { addMark, changeMark, removeMark } from './marks';

const marks = [
  { id: '1', time: 4, text: '任职时间' },
  { id: '7', time: 31.5, text: '离职原因' },
];

describe('marks of a recording', () => {
  it('are in the order of time, each under an id of its own', () => {
    expect(addMark(marks, 12.34, ' 职位 ')).toEqual([
      { id: '1', time: 4, text: '任职时间' },
      { id: '8', time: 12.3, text: '职位' },
      { id: '7', time: 31.5, text: '离职原因' },
    ]);
    expect(addMark([{ id: 'a', time: 1, text: '甲' }], 1, '乙').map(({ id }) => id)).toEqual([
      'a',
      '1',
    ]);
  });

  it('are changed and removed one by one', () => {
    expect(changeMark(marks, '7', ' 主动离职 ')[1]).toEqual({
      id: '7',
      time: 31.5,
      text: '主动离职',
    });
    expect(removeMark(marks, '1')).toEqual([marks[1]]);
    expect(removeMark(marks, '2')).toEqual(marks);
  });
});
