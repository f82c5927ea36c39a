import { defineTexts } from '../../texts';

/** Messages about reports. */
export const reportTexts = defineTexts({
  zh: {
    missing: '报告不存在，或您无权查看',
    erased: '候选人的个人信息已删除，报告内容随之删除',
    noReport: '该订单还没有报告',
    noCopy: '报告尚未出具，或委托公司没有开放报告副本；您可以在「我的信息与权利」中申请查阅',
    recalled: '报告已撤回，正在更正',
    notBegun: '订单还没有进入报告录入，不能开始撰写报告',
    changed: (user: string, act: string) =>
      `报告刚被${user || '系统'}改动（${act}），请刷新后再操作`,
    notFrom: (status: string, move: string) => `报告当前为「${status}」，不能${move}`,
    issuedBy: (number: string, user: string) => `报告 ${number} 已由${user || '系统'}出具`,
    readOnly: (status: string) => `报告当前为「${status}」，内容不能修改`,
    partChanged: (user: string) => `${user || '系统'}刚保存了这一部分，请选择保留哪个版本`,
    htmlRefused: '内容层级过深，无法保存',
    coverRefused: '封面内容的格式不对',
    unchecked: '请逐项核对质检清单',
    scoreMissing: '请填写质检评分',
    kindLocked: '只有编辑中的报告可以修改类型和附件',
    attachmentUnknown: '附件必须是该订单材料中的文件',
    attachmentsFull: (most: number) => `最多添加 ${most} 个附件`,
    recordsKept: '报告的记录只能追加，不能删除',
    notIssued: '报告还没有出具',
    pushInDispute: '报告有异议正在处理，有了结论后才能推送',
    replacedPdf: '该报告已被更正版替代，请下载更正版',
    notConnected: '该客户没有对接招聘系统，无法推送；请通知客户登录系统查看',
    pushed: '已推送给客户的招聘系统',
    reworked: '订单退回报告录入',
    fileName: (number: string, name: string) => `背景调查报告-${name}-${number}.pdf`,
    draft: '草稿',
    sampleName: '排版样例.pdf',
    coverTitle: '背景调查报告',
    coverSubtitle: '保密文件',
    coverNote: '本报告仅供委托方用于本次聘用决定，不得向第三方披露。',
    summary: (items: number, unverified: number) =>
      `本次调查共核实 ${items} 项${unverified > 0 ? `，其中 ${unverified} 项无法核实` : ''}，各项结论与风险等级见本报告。`,
    ending:
      '<p>本报告依据候选人的书面授权，通过公开渠道、数据源与访谈取得信息，并尽合理努力核对其真实性。</p>' +
      '<p>报告反映出具之日的核实结果，不构成录用或不予录用的建议。候选人对结论有异议的，可在 30 日内申请复核。</p>' +
      '<p>灰色表示无法核实或不适用，不代表存在风险。</p>',
  },
  en: {
    missing: 'The report does not exist, or is not yours to see',
    erased: 'The personal data of the candidate was deleted, and the report with it',
    noReport: 'The order has no report yet',
    noCopy:
      'The report is not issued yet, or the company gives no copy of it. You can ask for access in “My data and rights”',
    recalled: 'The report was recalled and is being corrected',
    notBegun: 'The order has not reached report entry, so its report cannot be begun',
    changed: (user, act) =>
      `${user || 'The system'} just changed the report (${act}). Reload it first`,
    notFrom: (status, move) => `The report is “${status}”, so “${move}” is not possible`,
    issuedBy: (number, user) => `Report ${number} was issued by ${user || 'the system'}`,
    readOnly: (status) => `The report is “${status}”, so its content cannot be changed`,
    partChanged: (user) => `${user || 'The system'} just saved this part. Choose which one to keep`,
    htmlRefused: 'The content is nested too deeply to be saved',
    coverRefused: 'The content of the cover has a wrong format',
    unchecked: 'Check every point of the review',
    scoreMissing: 'Enter the score of the review',
    kindLocked: 'Kind and attachments can only be changed in a draft',
    attachmentUnknown: 'An attachment has to be one of the papers of the order',
    attachmentsFull: (most) => `A report has at most ${most} attachments`,
    recordsKept: 'Records of a report are only added, never removed',
    notIssued: 'The report is not issued yet',
    pushInDispute: 'A dispute about the report is not decided, so it cannot be sent',
    replacedPdf: 'This report was replaced. Download the newer version',
    notConnected:
      'This client has no recruiting system connected. Ask the client to sign in instead',
    pushed: 'Sent to the recruiting system of the client',
    reworked: 'The order went back to report entry',
    fileName: (number, name) => `Background-check-report-${name}-${number}.pdf`,
    draft: 'Draft',
    sampleName: 'Layout-sample.pdf',
    coverTitle: 'Background check report',
    coverSubtitle: 'Confidential',
    coverNote:
      'This report is for the hiring decision of the client alone and must not be disclosed to third parties.',
    summary: (items, unverified) =>
      `${items} ${items === 1 ? 'item was' : 'items were'} verified${unverified > 0 ? `, of which ${unverified} could not be confirmed` : ''}. This report states the results and levels.`,
    ending:
      '<p>With the written authorisation of the candidate, the information was obtained from public records, data sources and interviews, and checked with reasonable care.</p>' +
      '<p>The report states what was found on its date. It is no advice to hire or not to hire. The candidate may object to a result within 30 days.</p>' +
      '<p>Grey means that something could not be verified or does not apply. It does not mean a risk.</p>',
  },
});
