import type { DangerLevel } from '@mingjian/api';

/** A stage of an order, as recruiting systems show it. */
export interface Stage {
  zh: string;
  en: string;
}

/** The stages that recruiting systems are told of. */
export const stages = {
  placed: { zh: '已下单', en: 'Order placed' },
  invited: { zh: '已邀约', en: 'Candidate invited' },
  authorised: { zh: '候选人已授权', en: 'Authorised by the candidate' },
  submitted: { zh: '候选人已提交', en: 'Submitted by the candidate' },
  supplement: { zh: '待补充', en: 'Waiting for a supplement' },
  verifying: { zh: '调查中', en: 'In verification' },
  interim: { zh: '阶段报告', en: 'Stage report' },
  reported: { zh: '已出报告', en: 'Report issued' },
  ended: { zh: '已终止', en: 'Ended' },
} as const satisfies Record<string, Stage>;

/** Conclusions of reports in words, by the level of the order. */
export const conclusions: Readonly<Record<DangerLevel, string>> = {
  1: '有重大差异',
  2: '有差异',
  3: '有提示',
  4: '无差异',
  5: '未评级',
};

/** Returns the stage of an order's state, for a delivery that somebody asks for. */
export function stageOf(state: number, waits: number): Stage {
  if (state < 0) return stages.ended;
  if (state >= 80) return stages.reported;
  if (waits > 0 && state >= 20) return stages.supplement;
  if (state >= 40) return stages.verifying;
  return state >= 30 ? stages.submitted : stages.placed;
}
