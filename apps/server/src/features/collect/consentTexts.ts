import { defineTexts } from '../../texts';

/** Version of the texts of consent. Raise it with every change of a text. */
export const CONSENT_VERSION = '2026-11';

/** Texts of consent, one for each kind. Their readers are candidates. */
export const consentTexts = defineTexts({
  zh: {
    item: (name: string) => `核实：${name}`,
    itemText: (name: string, purpose: string, company: string) =>
      `我同意明鉴受${company}委托，为招聘目的核实我的「${name}」。目的：${purpose}。`,
    sensitive: '处理敏感个人信息',
    sensitiveText: (company: string) =>
      `核实身份与公开司法记录需要处理我的身份证件号码等敏感个人信息。这些信息只用于${company}本次招聘的背景调查，加密传输、脱敏展示，到期删除。不提供时无法进行上述核实。我单独同意。`,
    shared: '向委托公司提供调查结果',
    sharedText: (company: string) =>
      `调查结果将以报告形式提供给${company}，由其用于本次招聘的评估。报告不作录用与否的结论。我单独同意向${company}提供。`,
    abroad: '向境外提供信息',
    abroadText:
      '核实海外经历需要把姓名、就读或任职信息提供给境外的学校、雇主或合作方。我单独同意；如不同意，将不核实海外经历。',
    recorded: '通话录音',
    recordedText:
      '与我和证明人的核实通话可能被录音，仅用于记录核实过程，随调查资料到期删除。我单独同意；如不同意，通话将不录音。',
  },
  en: {
    item: (name) => `Survey: ${name}`,
    itemText: (name, purpose, company) =>
      `I agree that Mingjian, on behalf of ${company}, verifies “${name}” for recruitment. Purpose: ${purpose}.`,
    sensitive: 'Processing of sensitive personal information',
    sensitiveText: (company) =>
      `Verifying identity and public court records needs sensitive information such as my identity number. It is used for this recruitment of ${company} only, encrypted in transit, masked on screen and deleted in time. Without it these items cannot be verified. I agree to this separately.`,
    shared: 'Passing results on to the company',
    sharedText: (company) =>
      `The results are given to ${company} as a report, to assess me in this recruitment. The report does not say whether to hire me. I agree separately that ${company} receives it.`,
    abroad: 'Sending information abroad',
    abroadText:
      'Verifying time overseas needs my name and details of study or employment to be sent to schools, employers or partners abroad. I agree to this separately; without it, overseas experience is not verified.',
    recorded: 'Recording of calls',
    recordedText:
      'Calls with me and my referees may be recorded, only to document the survey, and are deleted with its material. I agree to this separately; without it, calls are not recorded.',
  },
});
