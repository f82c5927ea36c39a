export interface Candidate {
  id: number;
  name: string;
  note: string;
}

const names = ['欧阳静怡', '王子墨', '李浩然', '张雨桐', 'Alexandra Chen', '陈思齐', '杨文博'];
const notes = [
  '待接单',
  '学历核验：请候选人重新提供学信网验证码，原验证报告已过期',
  '数据核实',
  '报告审核',
];

/** Returns `count` candidates from `first` on. */
export function candidatesFrom(first: number, count: number): Candidate[] {
  return Array.from({ length: count }, (_, index) => {
    const id = first + index;
    return { id, name: `${names[Math.abs(id) % 7]}`, note: notes[Math.abs(id) % 4]! };
  });
}
