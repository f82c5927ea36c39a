import { stepLabel } from './playStep';

const step = { method: 'click', target: null, text: null };

describe('the label of a step', () => {
  it('names the element, or quotes what was typed', () => {
    expect(stepLabel({ ...step, target: '查询' })).toBe('click 查询');
    expect(stepLabel({ method: 'type', target: '候选人', text: '张' })).toBe('type "张"');
    expect(stepLabel({ method: 'selectOptions', target: '状态', text: null })).toBe(
      'selectOptions 状态',
    );
  });

  it('shows keys as they are written, and a step without either by its method', () => {
    expect(stepLabel({ ...step, method: 'keyboard', text: '{Enter}' })).toBe('keyboard {Enter}');
    expect(stepLabel({ ...step, method: 'keyboard', text: ' ' })).toBe('keyboard {Space}');
    expect(stepLabel({ ...step, method: 'tab' })).toBe('tab');
  });

  it('is one line of at most 60 characters', () => {
    expect(stepLabel({ ...step, target: ' 查\n 询 ' })).toBe('click 查 询');
    expect(Array.from(stepLabel({ ...step, target: '订单𠮷'.repeat(40) }))).toHaveLength(60);
  });
});
