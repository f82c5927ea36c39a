import { defineTexts } from '../../texts';

/** Words of accesses to the data of candidates. */
export const accessTexts = defineTexts({
  zh: {
    order: '查看订单',
    answers: '查看填写的内容',
    file: '打开材料文件',
    report: '查看报告',
    document: '下载报告文件',
    mobile: '查看完整手机号',
    idNo: '查看完整证件号码',
    provider: '服务方',
    client: (name: string) => `客户 ${name}`,
    program: '系统接口',
  },
  en: {
    order: 'Opened the order',
    answers: 'Read the answers',
    file: 'Opened a file',
    report: 'Opened the report',
    document: 'Downloaded the report',
    mobile: 'Revealed the mobile number',
    idNo: 'Revealed the document number',
    provider: 'Provider',
    client: (name) => `Client ${name}`,
    program: 'Interface of a system',
  },
});
