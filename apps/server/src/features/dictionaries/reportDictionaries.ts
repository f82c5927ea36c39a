import type { DictionaryText } from './dictionaryText';

/** The words of reports, contracts, messages and links to other systems. */
export const reportDictionaries: Readonly<Record<string, DictionaryText>> = {
  report_kind: {
    name: '报告类型',
    nameEn: 'Kind of report',
    options: `
      1|阶段报告|Stage report
      2|终稿|Final report
      3|更正版|Corrected report`,
  },
  report_status: {
    name: '报告状态',
    nameEn: 'Report status',
    options: `
      0|编辑中|Draft
      10|待质检|Awaiting review
      20|质检退回|Returned
      30|已质检|Reviewed
      40|已出具|Issued
      50|已被替代|Replaced
      60|已撤回|Recalled`,
  },
  sample_source: {
    name: '抽检来源',
    nameEn: 'Source of sample',
    options: `
      1|每周抽取|Weekly draw
      2|手工抽取|Drawn by hand`,
  },
  sample_status: {
    name: '抽检状态',
    nameEn: 'State of sample',
    options: `
      0|待抽检|To inspect
      10|已抽检|Inspected
      20|已移出|Dropped`,
  },
  sample_grade: {
    name: '抽检结果',
    nameEn: 'Result of sample',
    options: `
      1|合格|Correct
      2|一般差错|Minor fault
      3|严重差错|Serious fault`,
  },
  sample_fault: {
    name: '报告差错',
    nameEn: 'Fault in report',
    options: `
      missedCheck|漏查|Missed check
      wrongLevel|判级不当|Wrong level
      lackingEvidence|证据不足|Lacking evidence
      wording|文字差错|Wording
      personalData|隐私信息|Personal data shown
      other|其他|Other`,
  },
  dispute_status: {
    name: '异议状态',
    nameEn: 'Dispute',
    options: `
      0|无|None
      1|异议受理|Received
      2|复核中|Under review
      3|维持|Upheld
      4|更正|Corrected`,
  },
  contract_status: {
    name: '合同状态',
    nameEn: 'Contract status',
    options: `
      0|未发起|Not started
      1|待实名|Awaiting identification
      2|待签署|Awaiting signature
      3|部分签署|Partly signed
      4|已签署|Signed
      5|拒签|Refused
      6|已过期|Expired
      7|已撤销|Revoked
      8|解约中|Being rescinded
      9|已解约|Rescinded`,
  },
  realname_status: {
    name: '实名状态',
    nameEn: 'Identity check',
    options: `
      0|未认证|Not checked
      1|认证中|Checking
      2|已通过|Passed
      3|未通过|Failed
      4|已失效|Expired`,
  },
  day_type: {
    name: '日期类型',
    nameEn: 'Kind of day',
    options: `
      1|工作日|Working day
      2|周末|Weekend
      3|法定假日|Public holiday
      4|调休上班|Make-up working day`,
  },
  message_channel: {
    name: '消息渠道',
    nameEn: 'Channel',
    options: `
      1|短信|Text message
      2|邮件|E-mail
      3|站内信|In-app
      4|微信|WeChat`,
  },
  ats_type: {
    name: '招聘系统',
    nameEn: 'Recruiting system',
    options: `
      0|未对接|Not connected
      1|Moka|Moka
      2|飞书招聘|Feishu
      3|大易|Dayee
      4|通用接口|Generic API`,
  },
};
