import { defineTexts } from '../../texts';

/** Messages of this feature. */
export const registrationTexts = defineTexts({
  zh: {
    notFound: '没有找到申请，请核对申请编号和手机号',
    companyExists: (name: string) => `该统一社会信用代码已属于客户公司「${name}」，不能重复开户`,
    ownRequest: '不能审核自己提交的申请，请由其他人审核',
    decidedAlready: '该申请已处理，请刷新后查看',
    ticketExpired: '上传已超时，请刷新页面后重试',
    tooManyUploads: '上传次数过多，请刷新页面后重试',
    papersBusy: '暂时不能上传材料，请先提交申请，或稍后重试',
    papersGone: '材料已失效，请重新上传',
  },
  en: {
    notFound: 'No such request. Check the reference number and the phone number',
    companyExists: (name) =>
      `The credit code belongs to the client company “${name}”, which has an account already`,
    ownRequest: 'You may not decide on your own request. Ask a colleague',
    decidedAlready: 'This request has been decided already. Refresh to see the result',
    ticketExpired: 'The time for uploads is over. Reload the page and try again',
    tooManyUploads: 'Too many uploads. Reload the page and try again',
    papersBusy: 'Documents cannot be uploaded now. Register without them, or try again later',
    papersGone: 'The papers have expired. Upload them again',
  },
});
