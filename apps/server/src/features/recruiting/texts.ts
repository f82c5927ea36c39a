import { defineTexts } from '../../texts';

/** Messages about recruiting systems. */
export const recruitingTexts = defineTexts({
  zh: {
    otherAccount: '账号与该连接的账号不一致，请在“招聘系统对接”中核对账号',
    unreadable: '内容缺少必需的字段，请联系招聘系统',
    unknownPackage: (id: string) => `套餐 ${id} 没有对应的产品，请在“招聘系统对接”中设置后重新处理`,
    unknownItem: (id: string) => `附加项 ${id} 没有对应的产品，请在“招聘系统对接”中设置后重新处理`,
    noMobile: '缺少候选人手机号，请补充后重新处理',
    noIdNumber: '缺少候选人证件号码，请补充后重新处理',
    noAccount: '该客户没有可下单的账号，请先为客户开通账号',
    off: '该连接已停用，请启用后重新处理',
    deletedContent: '内容已按保存期限删除，请让招聘系统重新发送',
    orderKnown: '该订单已经创建过',
    ignored: '不是创建订单的事件',
    notFailed: '只有失败的事件可以重新处理',
    notOfSystem: '该订单不是由此招聘系统创建的，不能推送',
    noReport: '报告尚未出具，不能推送结果',
    nothingToReplay: '只有失败或已放弃的推送可以重新推送',
    badUrl: '请填写 https 地址',
    badPackages: '套餐对应关系的格式不正确，请重新填写',
    twicePackage: (id: string) => `套餐 ${id} 出现了两次，请删除一行`,
    unknownProduct: (id: string) => `套餐 ${id} 对应的产品不存在，请重新选择`,
    keyNeeded: '启用前请设置签名密钥',
  },
  en: {
    otherAccount:
      'The account is not that of the connection. Compare it in the list of recruiting systems',
    unreadable: 'Required fields are missing. Ask the recruiting system',
    unknownPackage: (id) =>
      `Package ${id} has no product. Set it in the list of recruiting systems and process again`,
    unknownItem: (id) =>
      `Item ${id} has no product. Set it in the list of recruiting systems and process again`,
    noMobile: "The candidate's mobile number is missing. Add it and process again",
    noIdNumber: "The candidate's ID number is missing. Add it and process again",
    noAccount: 'No account of the client may place orders. Open one first',
    off: 'The connection is off. Enable it and process again',
    deletedContent: 'The content was deleted in time. Have the recruiting system send it again',
    orderKnown: 'The order exists already',
    ignored: 'Not an event that places an order',
    notFailed: 'Only failed events are processed again',
    notOfSystem: 'The order was not placed by this recruiting system, so nothing is delivered',
    noReport: 'The report is not issued yet, so there is no result to deliver',
    nothingToReplay: 'Only deliveries that failed or were given up are delivered again',
    badUrl: 'Enter an https address',
    badPackages: 'The mapping of packages is invalid. Enter it again',
    twicePackage: (id) => `Package ${id} is there twice. Remove one row`,
    unknownProduct: (id) => `The product of package ${id} does not exist. Select another`,
    keyNeeded: 'Set the signing key before you enable it',
  },
});
