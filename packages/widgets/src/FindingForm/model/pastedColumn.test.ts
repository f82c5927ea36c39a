import { columnOf, withColumn, withoutColumn } from './pastedColumn';

const TABLE = '<html><body><table><tr><td>1</td></tr></table></body></html>';

describe('columnOf', () => {
  it('is the cells of a spreadsheet’s column', () => {
    expect(columnOf('上海远景\r\n产品经理\r\n', TABLE)).toEqual(['上海远景', '产品经理']);
    expect(columnOf('上海远景\n\n产品经理', TABLE)).toEqual(['上海远景', '', '产品经理']);
  });

  it('keeps a cell of several lines together', () => {
    expect(columnOf('"一\n二 ""三"""\r\n四\r\n', TABLE)).toEqual(['一\n二 "三"', '四']);
  });

  it('is none for one cell, several columns, or lines of a text', () => {
    expect(columnOf('上海远景\r\n', TABLE)).toBeNull();
    expect(columnOf('', TABLE)).toBeNull();
    expect(columnOf('一\t二\r\n三\t四', TABLE)).toBeNull();
    expect(columnOf('"一\n二"\t三\r\n四\t五', TABLE)).toBeNull();
    expect(columnOf('第一行\n第二行', '<p>第一行</p><p>第二行</p>')).toBeNull();
    expect(columnOf('第一行\n第二行', '')).toBeNull();
  });
});

describe('withColumn', () => {
  const before = { a: { finding: '旧', verdict: 3 }, c: { finding: '留', verdict: null } };

  it('fills findings from a row on, and keeps verdicts and what an empty cell meets', () => {
    const pasted = withColumn(before, ['a', 'b', 'c'], ['新', '二', ' '], 10);

    expect(pasted.findings).toEqual({
      a: { finding: '新', verdict: 3 },
      b: { finding: '二', verdict: null },
      c: { finding: '留', verdict: null },
    });
    expect(pasted).toMatchObject({ before: { a: '旧', b: '' }, cut: 0, left: 0 });
  });

  it('counts what was too long and what had no row', () => {
    const pasted = withColumn({}, ['a'], ['一二三四', '五', '', '六'], 3);

    expect(pasted.findings.a?.finding).toBe('一二三');
    expect(pasted).toMatchObject({ cut: 1, left: 2 });
  });

  it('is undone, but for a finding that was typed into since', () => {
    const pasted = withColumn(before, ['a', 'b'], ['新', '二'], 10);
    const typed = { ...pasted.findings, b: { finding: '二三', verdict: 1 } };

    expect(withoutColumn(typed, pasted)).toEqual({
      a: { finding: '旧', verdict: 3 },
      b: { finding: '二三', verdict: 1 },
      c: { finding: '留', verdict: null },
    });
  });
});
