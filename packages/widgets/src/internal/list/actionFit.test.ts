import { actionColumnWidth, fittingActions, textWidth } from './actionFit';

describe('textWidth', () => {
  it('counts 14 px for a Chinese character and 8 for any other', () => {
    expect(textWidth('查看')).toBe(28);
    expect(textWidth('Edit')).toBe(32);
    expect(textWidth('发 ID')).toBe(38);
  });
});

describe('actionColumnWidth', () => {
  it('is as wide as the widest actions of a row, with their padding', () => {
    expect(actionColumnWidth([['编辑', '删除'], ['编辑']], '操作')).toBe(108);
    expect(actionColumnWidth([['Edit', 'Delete']], 'Actions')).toBe(124);
  });

  it('holds its header without actions', () => {
    expect(actionColumnWidth([[], []], 'Actions')).toBe(80);
    expect(actionColumnWidth([], '操作')).toBe(52);
  });

  it('is never wider than the specified 240, where a menu holds the rest', () => {
    expect(actionColumnWidth([['Reassign to another manager', 'Delete']], 'Actions')).toBe(240);
  });
});

describe('fittingActions', () => {
  it('shows all that fit without a menu', () => {
    expect(fittingActions([])).toBe(0);
    expect(fittingActions(['查看', '编辑', '删除'])).toBe(3);
    expect(fittingActions(['查看', '编辑', '删除', '接单', '派单'])).toBe(5);
  });

  it('leaves room for the menu where not all fit', () => {
    expect(fittingActions(['查看', '编辑', '删除', '接单', '派单', '终止'])).toBe(4);
    expect(fittingActions(['Reassign to another manager', 'Delete'])).toBe(0);
  });
});
