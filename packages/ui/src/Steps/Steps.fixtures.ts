import type { StepItem } from './Steps';

const labels = [
  '客户下单',
  '接单',
  '候选人授权',
  '信息收集',
  '任务分派',
  '数据核实',
  '报告撰写',
  '报告审核',
  '报告交付',
];

/** Returns the nine steps of an order with the step `current` (from 1) active. */
export function orderSteps(current: number): StepItem[] {
  return labels.map((label, index) => {
    const number = index + 1;
    if (number < current)
      return { key: `step${number}`, label, state: 'done', note: `11-${10 + number} 14:20` };
    if (number === current)
      return { key: `step${number}`, label, state: 'current', note: '剩 2 项' };
    return { key: `step${number}`, label, state: 'todo' };
  });
}
