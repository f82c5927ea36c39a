import { defineTexts } from '../../texts';

/** Refusals and notices about webhooks. */
export const webhookTexts = defineTexts({
  zh: {
    isOff: '推送地址已停用，请先启用，再发送',
    localAddress: '本服务器只向 https:// 的公网地址推送，请换一个地址',
    tooMany: (most: number) => `每家公司最多 ${most} 个推送地址，请先删除不用的`,
    wrongRange: '结束时间早于开始时间，请重新选择',
    goneTitle: (name: string) => `推送地址“${name}”已停用`,
    gone: (name: string) =>
      `推送地址“${name}”返回 410，表示不再接收推送，系统已停用该地址，未送达的推送已停止。如需继续接收，请检查接收程序后重新启用，并在推送记录中重发。`,
    failing: (name: string) =>
      `推送地址“${name}”连续 5 天没有成功接收推送，系统已停用该地址，未送达的推送已停止。请检查接收程序后重新启用，并在推送记录中重发。`,
  },
  en: {
    isOff: 'The endpoint is off. Switch it on first',
    localAddress: 'This server sends to public https:// addresses alone. Choose another address',
    tooMany: (most) => `A company has at most ${most} endpoints. Delete one that is not used first`,
    wrongRange: 'The end is before the start. Choose them again',
    goneTitle: (name) => `The endpoint “${name}” was switched off`,
    gone: (name) =>
      `The endpoint “${name}” answered 410, so it takes no more events. It was switched off, and waiting deliveries were stopped. To go on, check the receiver, switch the endpoint on, and send the deliveries again.`,
    failing: (name) =>
      `The endpoint “${name}” has taken no event for 5 days. It was switched off, and waiting deliveries were stopped. Check the receiver, switch the endpoint on, and send the deliveries again.`,
  },
});
