import { itemChanges } from './itemChanges';
import { pastedItems } from './pastedItems';
import { areValidItems, forbiddenReason, groupProblems, itemProblems } from './problems';
import {
  draftOf,
  withAddedItems,
  withChangedGroup,
  withChangedItem,
  withGroup,
  withMovedItem,
  withoutGroup,
  withoutItem,
  type SurveyGroup,
} from './surveyItems';

const education = withAddedItems(
  withChangedGroup(withGroup([], '教育背景'), 0, { groupCode: 'edu', tableEn: 'Education' }),
  0,
  [
    { ...draftOf('院校'), labelEn: 'School' },
    { ...draftOf('专业'), labelEn: 'Major' },
    { ...draftOf('学历'), labelEn: 'Level' },
  ],
);
const titles = (groups: readonly SurveyGroup[]) =>
  groups[0]!.dataForm.map(({ title, orderNum }) => `${orderNum} ${title}`);
const keys = (groups: readonly SurveyGroup[]) => groups[0]!.dataForm.map(({ key }) => key);

describe('survey items', () => {
  it('are numbered by their position after each change, and keep their keys', () => {
    expect(titles(education)).toEqual(['1 院校', '2 专业', '3 学历']);
    const moved = withMovedItem(education, 0, 2, 0);
    expect(titles(moved)).toEqual(['1 学历', '2 院校', '3 专业']);
    expect(keys(moved)).toEqual(['edu.3', 'edu.1', 'edu.2']);
    expect(titles(withoutItem(moved, 0, 1))).toEqual(['1 学历', '2 专业']);
  });

  it('do not move beyond their group', () => {
    expect(withMovedItem(education, 0, 0, -1)).toBe(education);
    expect(withMovedItem(education, 0, 2, 3)).toBe(education);
  });

  it('never get the key of another item or of a published one', () => {
    const fewer = withoutItem(education, 0, 2);
    expect(keys(withAddedItems(fewer, 0, [draftOf('学位')], keys(education))).at(-1)).toBe('edu.4');
    expect(
      new Set(keys(withAddedItems(withoutItem(education, 0, 0), 0, [draftOf('x')]))).size,
    ).toBe(3);
  });

  it('have a dictionary only as a select', () => {
    const select = withChangedItem(education, 0, 0, { labelType: 'select', dicCode: 'degree' });
    expect(select[0]!.dataForm[0]!.dicCode).toBe('degree');
    const input = withChangedItem(select, 0, 0, { labelType: 'input' });
    expect(input[0]!.dataForm[0]!.dicCode).toBeNull();
  });

  it('leave the objects of other items and groups as they are', () => {
    const two = withGroup(education, '工作履历');
    const changed = withChangedItem(two, 0, 1, { title: '主修' });
    expect(changed[1]).toBe(two[1]);
    expect(changed[0]!.dataForm[0]).toBe(two[0]!.dataForm[0]);
    expect(withoutGroup(two, 0)).toEqual([two[1]]);
  });
});

describe('problems', () => {
  it('are an order number outside 1 to 100, a code twice and empty texts', () => {
    const group = { ...education[0]!, orderNo: 101, table: ' ', tableEn: '' };
    expect(groupProblems(group, true)).toEqual({
      table: 'required',
      tableEn: 'required',
      groupCode: 'check',
      orderNo: 'check',
    });
    expect(groupProblems(education[0]!, false)).toEqual({});
  });

  it('are an item without title and a select without dictionary', () => {
    const item = { ...education[0]!.dataForm[0]!, title: '', labelEn: '' };
    expect(itemProblems({ ...item, labelType: 'select' })).toEqual({
      title: 'required',
      labelEn: 'required',
      dicCode: 'required',
    });
    expect(areValidItems(education)).toBe(true);
    expect(areValidItems([...education, { ...education[0]!, groupCode: 'two' }])).toBe(false);
  });

  it('are not forbidden items, which have a reason', () => {
    const forbidden = [{ words: ['婚', 'marital'], reason: '与岗位无关' }];
    expect(forbiddenReason(draftOf('婚姻状况'), forbidden)).toBe('与岗位无关');
    expect(
      forbiddenReason({ ...draftOf('状况'), labelEn: 'Marital status' }, forbidden),
    ).toBeTruthy();
    expect(forbiddenReason(draftOf('院校'), forbidden)).toBeUndefined();
  });
});

describe('pasted items', () => {
  it('are the columns of a spreadsheet, without heading and empty rows', () => {
    const text =
      '标题\t中文\t英文\t类型\t字典\r\n学历\t\tLevel\tselect\tdegree\r\n\r\n时间\t在读时间\tPeriod\tdateRange';
    expect(pastedItems(text)).toEqual({
      items: [
        {
          title: '学历',
          labelCh: '学历',
          labelEn: 'Level',
          labelType: 'select',
          dicCode: 'degree',
        },
        {
          title: '时间',
          labelCh: '在读时间',
          labelEn: 'Period',
          labelType: 'datarange',
          dicCode: null,
        },
      ],
      wrongLines: [],
    });
  });

  it('name the lines without title or with an unknown type', () => {
    expect(pastedItems('院校\n\t中文\n专业\t专业\tMajor\tcolour').wrongLines).toEqual([2, 3]);
  });
});

describe('changes since a version', () => {
  it('are none for the same items', () => expect(itemChanges(education, education)).toEqual([]));

  it('name added, removed, changed and moved items by their keys', () => {
    const now = withMovedItem(
      withAddedItems(
        withChangedItem(withoutItem(education, 0, 0), 0, 0, { labelEn: 'Subject' }),
        0,
        [draftOf('学位')],
        keys(education),
      ),
      0,
      2,
      1,
    );
    expect(itemChanges(education, now)).toEqual([
      { kind: 'changed', group: '教育背景', item: '专业' },
      { kind: 'added', group: '教育背景', item: '学位' },
      { kind: 'removed', group: '教育背景', item: '院校' },
    ]);
    expect(
      itemChanges(education, withMovedItem(education, 0, 0, 1)).map(({ kind }) => kind),
    ).toEqual(['moved']);
  });

  it('name as moved what changed its place among those that stayed', () => {
    const five = withAddedItems(education, 0, [draftOf('学位'), draftOf('证书')], keys(education));
    expect(itemChanges(five, withMovedItem(five, 0, 4, 0))).toEqual([
      { kind: 'moved', group: '教育背景', item: '证书' },
    ]);
    expect(itemChanges(five, withoutItem(five, 0, 1)).map(({ kind }) => kind)).toEqual(['removed']);
  });

  it('name whole groups', () => {
    expect(
      itemChanges(education, withGroup([], '社会')).map(({ kind, item }) => [kind, item]),
    ).toEqual([
      ['added', undefined],
      ['removed', undefined],
      ['removed', '院校'],
      ['removed', '专业'],
      ['removed', '学历'],
    ]);
  });
});
