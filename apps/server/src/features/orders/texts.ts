import { defineTexts } from '../../texts';

/** Messages of this feature. */
export const orderTexts = defineTexts({
  zh: {
    orderAcceptedBy: (name: string) => `该订单已被${name}接单`,
    orderNotAcceptable: (status: string) => `订单当前状态为「${status}」，不能接单`,
    companySuspended: '贵公司的合作已暂停，不能发起背调，请联系项目经理',
    candidateChosen: '已选择候选人，不能再填写',
    papersClosed: '订单已完成或已终止，不能再增删材料',
    papersFull: (most: number) => `最多 ${most} 份材料`,
    paperMissing: '文件不存在，请重新上传',
    letter: '授权书',
    resume: '简历',
  },
  en: {
    orderAcceptedBy: (name) => `${name} has already accepted this order`,
    orderNotAcceptable: (status) => `The order is “${status}” and cannot be accepted`,
    companySuspended:
      'Your company is suspended and cannot start checks, please contact your project manager',
    candidateChosen: 'cannot be filled in, because a candidate is selected',
    papersClosed: 'The order is completed or ended, so its papers can no longer change',
    papersFull: (most) => `There may be at most ${most} papers`,
    paperMissing: 'The file does not exist. Upload it again',
    letter: 'Authorisation letter',
    resume: 'Résumé',
  },
});
