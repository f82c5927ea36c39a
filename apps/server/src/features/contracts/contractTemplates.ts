import type { ContractKind, ContractSection } from '@mingjian/api';
import { defineTexts } from '../../texts';
import type { Language } from '../../texts';

/** Version of the texts of contracts. Raise it with every change of a text. */
const VERSION = '2026-11';

/** Templates by the kind of the contract: each kind has one. */
export const TEMPLATES: Readonly<Record<ContractKind, string>> = {
  1: `framework@${VERSION}`,
  2: `authorisation@${VERSION}`,
  3: `confidentiality@${VERSION}`,
};

/** Names that a text of a contract has. */
export interface ContractNames {
  companyName: string;
  candidateName: string;
  position: string;
  retentionMonths: number;
}

/** Texts of contracts. Each has sections of a heading and paragraphs, split by lines. */
const texts = defineTexts({
  zh: {
    letter: ({ companyName, position, retentionMonths }: ContractNames) =>
      [
        `一、授权事项|本人应聘${companyName}${position && `「${position}」岗位`}，授权明鉴受${companyName}委托，为本次招聘目的，按照本授权书所列各项同意的范围，核实本人提供的信息。|未同意的项目不予核实。`,
        `二、信息的处理|核实所需的信息仅用于本次招聘，加密传输、脱敏展示。调查资料自报告出具之日起保存 ${retentionMonths} 个月，到期删除。|调查结果以报告形式提供给${companyName}，报告不作录用与否的结论。`,
        '三、本人的权利|本人可随时查阅、更正本人的信息，可撤回同意；撤回后立即停止核实，撤回前已完成的处理不受影响。|本人可要求删除信息，并可就报告内容提出异议。',
        '四、声明|本人提供的信息真实、完整。本人已阅读并理解本授权书，自愿签署。',
      ].join('\n'),
    framework: ({ companyName }: ContractNames) =>
      [
        `一、服务|明鉴按照${companyName}的订单提供背景调查服务，调查项目、价格和时效以订单确认的产品为准。`,
        `二、授权|${companyName}确认仅为招聘目的委托调查；调查在候选人逐项授权后进行，候选人撤回授权的，调查立即停止。`,
        '三、费用与结算|费用按订单计算，对账和开票按双方约定的付款条件进行。已取消的订单按取消规则收费。',
        '四、责任|双方各自对所提供信息的真实性负责。报告供参考，不作录用与否的结论。',
        '五、期限与解除|本合同自双方签署之日起生效。任何一方可提前三十日通知解除，已受理的订单继续完成。',
      ].join('\n'),
    confidentiality: ({ companyName }: ContractNames) =>
      [
        `一、保密信息|${companyName}与明鉴在合作中获知的候选人个人信息、报告内容、商业与技术资料均为保密信息。`,
        '二、保密义务|双方仅为履行合作使用保密信息，仅向必须知悉的人员披露，并采取不低于法定标准的安全措施。',
        '三、例外|已公开的信息、依法必须披露的信息除外；依法披露前应通知对方。',
        '四、期限|保密义务在合作终止后继续有效；个人信息按约定的保存期限删除。',
      ].join('\n'),
  },
  en: {
    letter: ({ companyName, position, retentionMonths }) =>
      [
        `1. What I authorise|I apply ${position && `as “${position}” `}at ${companyName}. I authorise Mingjian, on behalf of ${companyName}, to verify what I have stated, for this recruitment and within the consents listed in this letter.|Items that I did not agree to are not verified.`,
        `2. How information is processed|Information is used for this recruitment only, encrypted in transit and masked on screen. Material is stored for ${retentionMonths} months from the day of the report, then deleted.|The results are given to ${companyName} as a report, which does not say whether to hire me.`,
        '3. My rights|I may see and correct my information, and withdraw my consent at any time; the survey then stops at once, and what was done before stays lawful.|I may ask for deletion, and object to the report.',
        '4. Statement|What I stated is true and complete. I have read and understood this letter and sign it of my own will.',
      ].join('\n'),
    framework: ({ companyName }) =>
      [
        `1. Services|Mingjian carries out background checks as ordered by ${companyName}. Items, prices and times are those of the product of the order.`,
        `2. Authorisation|${companyName} orders checks for recruitment only. A check begins once the candidate has authorised it item by item, and stops when the candidate withdraws.`,
        '3. Fees|Fees follow the orders; statements and invoices follow the agreed terms of payment. Cancelled orders are charged by the rules of cancellation.',
        '4. Liability|Each side answers for the truth of what it states. A report is information, and not a decision about hiring.',
        '5. Term|This contract begins when both sides have signed. Either side may end it with thirty days’ notice; accepted orders are completed.',
      ].join('\n'),
    confidentiality: ({ companyName }) =>
      [
        `1. Confidential information|Personal information of candidates, contents of reports, and business and technical material that ${companyName} and Mingjian learn of each other are confidential.`,
        '2. Duties|Both sides use them for their cooperation only, disclose them to those who must know, and protect them at least as the law demands.',
        '3. Exceptions|Public information, and disclosure that the law demands, of which the other side is told before.',
        '4. Term|The duties outlast the cooperation; personal information is deleted by the agreed time.',
      ].join('\n'),
  },
});

/** Titles of contracts, by kind. */
export const contractTitles = defineTexts({
  zh: { 1: '背景调查服务框架合同', 2: '背景调查授权书', 3: '保密协议' },
  en: {
    1: 'Framework contract for background checks',
    2: 'Authorisation letter for a background check',
    3: 'Confidentiality agreement',
  },
});

/** Returns the title of a contract in a language; one that a person typed is as it was typed. */
export function titleIn(kind: ContractKind, title: string, language: Language): string {
  const standard = contractTitles((t) => t[kind]);
  return title === standard('zh') || title === standard('en') ? standard(language) : title;
}

/** A name that splits no section. */
const inline = (name: string) => name.replaceAll('|', '｜').replace(/\s+/g, ' ');

/** Returns the sections of a contract in a language. */
export function sectionsOf(
  kind: ContractKind,
  names: ContractNames,
  language: Language,
): ContractSection[] {
  const plain = {
    ...names,
    companyName: inline(names.companyName),
    position: inline(names.position),
  };
  const text = texts((t) =>
    kind === 2 ? t.letter(plain) : kind === 1 ? t.framework(plain) : t.confidentiality(plain),
  )(language);
  return text.split('\n').map((section) => {
    const [heading, ...paragraphs] = section.split('|');
    return { heading: heading!, paragraphs };
  });
}
