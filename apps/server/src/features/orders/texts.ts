import { defineTexts } from '../../texts';

/** Messages of this feature. */
export const orderTexts = defineTexts({
  zh: {
    orderAcceptedBy: (name: string) => `该订单已被${name}接单`,
    orderNotMovable: (status: string, move: string) => `订单当前状态为「${status}」，不能${move}`,
    orderChanged: (name: string, act: string) =>
      `订单刚有变化（${name || '系统'}：${act}），请核对后再操作`,
    toldOf: (candidate: string, act: string, reason: string) =>
      `候选人${candidate}的订单：${act}。${reason && `原因：${reason}`}`,
    companySuspended: '贵公司的合作已暂停，不能发起背调，请联系项目经理',
    candidateChosen: '已选择候选人，不能再填写',
    papersClosed: '订单已完成或已终止，不能再增删材料',
    papersFull: (most: number) => `最多 ${most} 份材料`,
    paperMissing: '文件不存在，请重新上传',
    letterMissing: '请上传授权书',
    orderedTwice: '与前面的候选人证件号相同',
    clientSuspended: '该客户的合作已暂停，不能下单',
    notCorrectable: '订单已提交，不能修改',
    notDraft: '只有草稿可以删除',
    draftDeleted: '草稿已删除',
    taskAct: (item: string, act: string) => `${item}：${act}`,
    internalNote: '内部备注',
    sharedNote: '备注（客户可见）',
    paperAdded: '上传材料',
    contacted: (name: string, type: string, result: string) => `联系${name}：${type}，${result}`,
    letter: '授权书',
    resume: '简历',
  },
  en: {
    orderAcceptedBy: (name) => `${name} has already accepted this order`,
    orderNotMovable: (status, move) => `The order is “${status}”, so “${move}” is not possible`,
    orderChanged: (name, act) =>
      `The order has just changed (${name || 'system'}: ${act}). Check it, then try again`,
    toldOf: (candidate, act, reason) =>
      `Order of ${candidate}: ${act}.${reason && ` Reason: ${reason}`}`,
    companySuspended:
      'Your company is suspended and cannot start checks, please contact your project manager',
    candidateChosen: 'cannot be filled in, because a candidate is selected',
    papersClosed: 'The order is completed or ended, so its papers can no longer change',
    papersFull: (most) => `There may be at most ${most} papers`,
    paperMissing: 'The file does not exist. Upload it again',
    letterMissing: 'Upload the authorisation letter',
    orderedTwice: 'Same ID number as a candidate above',
    clientSuspended: 'The cooperation with this client is suspended',
    notCorrectable: 'The order was sent and cannot be changed',
    notDraft: 'Only drafts can be deleted',
    draftDeleted: 'The draft was deleted',
    taskAct: (item, act) => `${item}: ${act}`,
    internalNote: 'Internal note',
    sharedNote: 'Note (the client sees it)',
    paperAdded: 'Document added',
    contacted: (name, type, result) => `Contact with ${name}: ${type}, ${result}`,
    letter: 'Authorisation letter',
    resume: 'Résumé',
  },
});
