import { STANDARD_LAYOUT } from '../entities/orders/reportLayout';
import { contrastToWhite, readLayout, reportLayoutRule } from './reportLayoutRules';
import { problemIn } from './rule';

const [cover, summary, overview, body, remark, ending, attachments] = STANDARD_LAYOUT.sections;

describe('the content of a layout', () => {
  const problemOf = (more: object) => {
    const text = JSON.stringify({ ...STANDARD_LAYOUT, ...more });
    return reportLayoutRule.accepts(text) ? undefined : problemIn(reportLayoutRule, text).zh;
  };

  it('is one that moves sections and leaves out what may be left out', () => {
    const text = JSON.stringify({
      ...STANDARD_LAYOUT,
      sections: [cover, body, { ...overview!, shown: false }, summary, attachments, ending, remark],
      coverFields: ['candidate', 'number', 'issuedOn'],
      itemFields: ['reason'],
      colour: '#8a1538',
      logo: '/uploads/0123456789abcdef0123456789abcdef.png',
    });
    expect(readLayout(text)?.sections[1]).toEqual({ name: 'body', shown: true });
  });

  it.each([
    ['an unknown section', [cover, { name: 'script', shown: true }], '排版中有未知的章节或字段'],
    ['a section twice', [cover, cover], '同一章节或字段出现了两次'],
    ['a missing section', [cover, summary, overview, body, remark, ending], '排版缺少章节'],
    [
      'a cover that is not first',
      [summary, cover, overview, body, remark, ending, attachments],
      '封面必须是第一个章节',
    ],
    [
      'the statement switched off',
      [cover, summary, overview, body, remark, { name: 'ending', shown: false }, attachments],
      '封面、概述、核实详情和声明不能关闭',
    ],
    ['a section with more in it', [{ ...cover, html: '<b>' }], '排版内容的格式不正确'],
  ])('refuses %s', (_, sections, problem) => {
    expect(problemOf({ sections })).toBe(problem);
  });

  it.each([
    ['no report number', { coverFields: ['candidate', 'issuedOn'] }, /报告编号/],
    ['an unknown field', { coverFields: ['candidate', 'number', 'issuedOn', 'photo'] }, /未知/],
    ['a level without reason', { itemFields: ['rows'] }, '判定依据不能关闭'],
    ['a colour by name', { colour: 'red' }, '颜色格式应为 #rrggbb'],
    ['a pale colour', { colour: '#8a93a1' }, '颜色与白色的对比度不足 4.5，请选择更深的颜色'],
    ['code beside the known fields', { template: '#read("x")' }, '排版内容的格式不正确'],
  ])('refuses %s', (_, more, problem) => {
    expect(problemOf(more)).toMatch(problem);
  });

  it('is JSON', () => {
    expect(readLayout('{')).toBeUndefined();
    expect(readLayout('null')).toBeUndefined();
  });

  it('measures contrast as WCAG does', () => {
    expect(contrastToWhite('#000000')).toBeCloseTo(21);
    expect(contrastToWhite('#ffffff')).toBeCloseTo(1);
    expect(contrastToWhite('#767676')).toBeCloseTo(4.54, 2);
  });
});
