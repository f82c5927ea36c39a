import { defineTexts } from '@mingjian/ui';

export const decisionBarTexts = defineTexts('review.decisionBar', {
  zh: {
    bar: '决定',
    accept: '接受',
    acceptGroup: (count: number) => `接受整组 ${count} 张`,
    group: (count: number) => `整组 ${count} 张`,
    sample: (left: number) => `先看 ${left} 张`,
    acceptGroupAfter: (count: number, left: number) =>
      `接受整组 ${count} 张：先抽看，还有 ${left} 张`,
    deny: '拒绝',
    denyGroup: (count: number) => `拒绝整组 ${count} 张`,
    unstable: '不稳定的图片不能接受：下次运行仍会变。',
    by: (person: string, time: string) => `${person}，${time}`,
    reason: (words: string) => `理由：${words}`,
  },
  en: {
    bar: 'Decide',
    accept: 'Accept',
    acceptGroup: (count) => `Accept all ${count}`,
    group: (count) => `All ${count}`,
    sample: (left) => `see ${left} first`,
    acceptGroupAfter: (count, left) => `Accept all ${count}: look at ${left} more first`,
    deny: 'Deny',
    denyGroup: (count) => `Deny all ${count}`,
    unstable: 'An unstable picture cannot be accepted: the next run would differ again.',
    by: (person, time) => `${person}, ${time}`,
    reason: (words) => `Reason: ${words}`,
  },
});
