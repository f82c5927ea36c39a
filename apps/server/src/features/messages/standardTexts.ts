import type { MessageLanguage, MessageScene } from '@mingjian/api';

/** Texts that the product comes with, in one language. */
export interface StandardText {
  /** Name of the template. */
  name: string;
  subject: string;
  /** Text message and notice. */
  short: string;
  /** E-mail, one paragraph a line. */
  long: string;
}

type StandardTexts = Readonly<Record<MessageScene, StandardText>>;

const zh: StandardTexts = {
  candidateInvite: {
    name: '邀请候选人填写',
    subject: '{companyName}邀请您完成背景调查授权与信息填写',
    short:
      '{candidateName}您好，{companyName}委托我们核实您应聘{position}的履历。请在{days}天内授权并填写：{link}',
    long: `{candidateName}，您好：
{companyName}委托我们核实您应聘“{position}”的履历。核实前需要您阅读告知书、作出授权并填写信息。
请在 {days} 天内打开您的专属页面：{link}
链接仅供您本人使用，请勿转发。如有疑问，请联系{officerName}：{officerPhone}。`,
  },
  candidateReminder: {
    name: '提醒候选人填写',
    subject: '请完成{companyName}的背景调查信息填写',
    short:
      '{candidateName}您好，{companyName}的背景调查信息尚未填完，还有{days}天有效，已填内容已保存：{link}',
    long: `{candidateName}，您好：
您在“{companyName}”的背景调查信息尚未填完，已填内容已保存，可随时继续。
您的专属页面：{link}（{days} 天内有效）
如需帮助，请联系{officerName}：{officerPhone}。`,
  },
  candidateReturned: {
    name: '退回候选人补充',
    subject: '有几项信息需要您补充',
    short: '{candidateName}您好，您提交的信息需补充：{reason}。请在{days}天内修改：{link}',
    long: `{candidateName}，您好：
您提交的背景调查信息有几项需要补充：{reason}
其余内容无需重填。请在 {days} 天内打开：{link}
如有疑问，请联系{officerName}：{officerPhone}。`,
  },
  candidatePassed: {
    name: '信息审核通过',
    subject: '您的背景调查信息已审核通过',
    short: '{candidateName}您好，您提交给{companyName}的背景调查信息已审核通过，无需再操作。',
    long: `{candidateName}，您好：
您为应聘{companyName}“{position}”提交的背景调查信息已审核通过，我们已开始核实。您目前无需再操作。
如需更正或撤回授权，请联系{officerName}：{officerPhone}。`,
  },
  signInvite: {
    name: '邀请签署',
    subject: '请签署背景调查授权书',
    short: '{candidateName}您好，请在{days}天内签署{companyName}的背景调查授权书：{link}',
    long: `{candidateName}，您好：
{companyName}的背景调查需要您签署授权书。请在 {days} 天内打开：{link}
签署前请完整阅读内容；不同意可以拒绝签署。如有疑问，请联系{officerName}：{officerPhone}。`,
  },
  consentWithdrawn: {
    name: '候选人撤回授权',
    subject: '订单 {orderNo} 的候选人已撤回授权',
    short: '{candidateName}已撤回背景调查授权，订单{orderNo}的核实工作已停止。',
    long: `{companyName}，您好：
订单 {orderNo} 的候选人{candidateName}已撤回授权，核实工作已立即停止。
请勿因撤回授权向候选人追问原因；后续处理请在系统中查看该订单。`,
  },
  rightsAnswered: {
    name: '个人信息请求已答复',
    subject: '您的个人信息请求已答复',
    short: '{candidateName}您好，您的个人信息请求已有答复，请在{days}天内查看：{link}',
    long: `{candidateName}，您好：
您就“{companyName}”的背景调查提出的个人信息请求已有答复。请在 {days} 天内打开：{link}
如有疑问，请联系{officerName}：{officerPhone}。`,
  },
  dataDeleted: {
    name: '个人信息删除通知',
    subject: '您的个人信息将被删除',
    short:
      '{candidateName}您好，您在{companyName}背景调查中的个人信息将在本消息发出后删除，删除证明编号{certificateNo}。',
    long: `{candidateName}，您好：
您在“{companyName}”背景调查中的个人信息将在本消息发出后删除，包括填写的内容、上传的文件和联系方式。
删除证明编号：{certificateNo}。请保存此编号，需要时可凭编号向我们索取删除证明。`,
  },
  orderPlaced: {
    name: '订单已提交',
    subject: '订单 {orderNo} 已提交',
    short: '{candidateName}的背调订单{orderNo}（{productName}）已提交，我们会尽快接单。',
    long: `{companyName}，您好：
{candidateName}（{position}）的背调订单 {orderNo} 已提交，产品为{productName}。接单后会再次通知您。`,
  },
  orderAccepted: {
    name: '订单已接单',
    subject: '订单 {orderNo} 已接单',
    short: '{candidateName}的背调订单{orderNo}已接单，预计{dueDate}前出具报告。',
    long: `{companyName}，您好：
{candidateName}（{position}）的背调订单 {orderNo} 已接单，产品为{productName}，预计 {dueDate} 前出具报告。
项目经理：{officerName}，电话：{officerPhone}。`,
  },
  delayApproved: {
    name: '延期已同意',
    subject: '订单 {orderNo} 的交付日期有变化',
    short: '{candidateName}的背调订单{orderNo}交付日期改为{dueDate}，原因：{reason}。',
    long: `{companyName}，您好：
{candidateName}（{position}）的背调订单 {orderNo}（{productName}）交付日期改为 {dueDate}。
原因：{reason}`,
  },
  reportIssued: {
    name: '报告已出具',
    subject: '订单 {orderNo} 的报告已出具',
    short: '{candidateName}的背调报告已出具，订单{orderNo}，请登录系统查看。',
    long: `{companyName}，您好：
{candidateName}（{position}）的背调报告已出具，订单号 {orderNo}，产品为{productName}。
为保护候选人隐私，报告不随邮件发送，请登录系统查看。`,
  },
  balanceLow: {
    name: '余额预警',
    subject: '{companyName}：{balanceName}不足',
    short: '{balanceName} {available}，低于预警线 {limit}。{advice}',
    long: `{companyName}，您好：
贵公司的{balanceName}为 {available}，低于预警线 {limit}。
{advice}`,
  },
  undeliverable: {
    name: '消息未送达',
    subject: '订单 {orderNo} 的消息未送达',
    short: '{candidateName}的订单{orderNo}：发往{receiver}的消息未送达。原因：{reason}',
    long: `订单 {orderNo}（{companyName}，候选人{candidateName}）发往 {receiver} 的消息未送达。
原因：{reason}
请核对联系方式后在消息记录中重新发送。`,
  },
  free: {
    name: '自由消息',
    subject: '关于订单 {orderNo}',
    short:
      '{candidateName}您好，关于{companyName}的背景调查，请联系{officerName}：{officerPhone}。',
    long: `{candidateName}，您好：
关于{companyName}的背景调查，请联系{officerName}：{officerPhone}。`,
  },
};

const en: StandardTexts = {
  candidateInvite: {
    name: 'Candidate invitation',
    subject: '{companyName} invites you to a background check',
    short:
      'Hello {candidateName}, {companyName} asked us to check your history for {position}. Please consent and fill in the form within {days} days: {link}',
    long: `Hello {candidateName},
{companyName} asked us to check your history for the position “{position}”. Before we start, please read the notice, decide on your consent and fill in the form.
Open your personal page within {days} days: {link}
The link is for you alone. Please do not forward it. Questions? Contact {officerName}: {officerPhone}.`,
  },
  candidateReminder: {
    name: 'Candidate reminder',
    subject: 'Please finish the form of {companyName}',
    short:
      'Hello {candidateName}, your form for {companyName} is not finished. It is saved and open for {days} more days: {link}',
    long: `Hello {candidateName},
Your form for {companyName} is not finished. Everything you entered is saved, so you can continue at any time.
Your personal page, open for {days} more days: {link}
Need help? Contact {officerName}: {officerPhone}.`,
  },
  candidateReturned: {
    name: 'Items returned to candidate',
    subject: 'Some items need your attention',
    short:
      'Hello {candidateName}, please add to your form: {reason}. Change it within {days} days: {link}',
    long: `Hello {candidateName},
Some items of your form need your attention: {reason}
Everything else stays as it is. Open your page within {days} days: {link}
Questions? Contact {officerName}: {officerPhone}.`,
  },
  candidatePassed: {
    name: 'Form passed',
    subject: 'Your form has passed our review',
    short:
      'Hello {candidateName}, your form for {companyName} has passed our review. There is nothing else to do.',
    long: `Hello {candidateName},
Your form for the position “{position}” at {companyName} has passed our review, and we have started. There is nothing else to do for now.
To correct something or withdraw your consent, contact {officerName}: {officerPhone}.`,
  },
  signInvite: {
    name: 'Signing invitation',
    subject: 'Please sign the authorisation letter',
    short:
      'Hello {candidateName}, please sign the authorisation letter of {companyName} within {days} days: {link}',
    long: `Hello {candidateName},
The background check of {companyName} needs an authorisation letter. Open it within {days} days: {link}
Read it in full before you sign; you may decline. Questions? Contact {officerName}: {officerPhone}.`,
  },
  consentWithdrawn: {
    name: 'Consent withdrawn',
    subject: 'The candidate of order {orderNo} has withdrawn consent',
    short: '{candidateName} has withdrawn consent. Work on order {orderNo} has stopped.',
    long: `Hello {companyName},
The candidate of order {orderNo}, {candidateName}, has withdrawn consent. All work has stopped at once.
Please do not ask the candidate for reasons. The order shows what comes next.`,
  },
  rightsAnswered: {
    name: 'Request about personal data answered',
    subject: 'Your request about your personal data was answered',
    short:
      'Hello {candidateName}, your request about your personal data was answered. See it within {days} days: {link}',
    long: `Hello {candidateName},
Your request about your personal data in the background check of {companyName} was answered. See it within {days} days: {link}
Questions? Contact {officerName}: {officerPhone}.`,
  },
  dataDeleted: {
    name: 'Personal data deleted',
    subject: 'Your personal data is being deleted',
    short:
      'Hello {candidateName}, your personal data from the check of {companyName} is deleted after this message. Certificate: {certificateNo}.',
    long: `Hello {candidateName},
Your personal data from the background check of {companyName} is deleted after this message: answers, files and contact details.
Number of the deletion certificate: {certificateNo}. Keep it; with it you can ask us for the certificate.`,
  },
  orderPlaced: {
    name: 'Order placed',
    subject: 'Order {orderNo} was placed',
    short: 'Order {orderNo} for {candidateName} ({productName}) was placed. We accept it soon.',
    long: `Hello {companyName},
Order {orderNo} for {candidateName} ({position}) was placed: {productName}. You hear from us once it is accepted.`,
  },
  orderAccepted: {
    name: 'Order accepted',
    subject: 'Order {orderNo} was accepted',
    short: 'Order {orderNo} for {candidateName} was accepted. The report is due on {dueDate}.',
    long: `Hello {companyName},
Order {orderNo} for {candidateName} ({position}) was accepted: {productName}. The report is due on {dueDate}.
Project manager: {officerName}, {officerPhone}.`,
  },
  delayApproved: {
    name: 'Delay approved',
    subject: 'Order {orderNo} has a new due date',
    short: 'Order {orderNo} for {candidateName} is now due on {dueDate}. Reason: {reason}.',
    long: `Hello {companyName},
Order {orderNo} for {candidateName} ({position}, {productName}) is now due on {dueDate}.
Reason: {reason}`,
  },
  reportIssued: {
    name: 'Report issued',
    subject: 'The report of order {orderNo} is ready',
    short: 'The report on {candidateName}, order {orderNo}, is ready. Sign in to read it.',
    long: `Hello {companyName},
The report on {candidateName} ({position}), order {orderNo}, {productName}, is ready.
To protect the candidate it is not attached. Sign in to read it.`,
  },
  balanceLow: {
    name: 'Balance running out',
    subject: '{companyName}: {balanceName} is running out',
    short: '{balanceName}: {available}, less than the limit of {limit}. {advice}',
    long: `Hello {companyName},
{balanceName}: {available}, less than the limit of {limit}.
{advice}`,
  },
  undeliverable: {
    name: 'Message undeliverable',
    subject: 'A message of order {orderNo} was not delivered',
    short:
      'Order {orderNo} for {candidateName}: a message to {receiver} was not delivered. Reason: {reason}',
    long: `A message of order {orderNo} ({companyName}, candidate {candidateName}) to {receiver} was not delivered.
Reason: {reason}
Check the address, then send it again from the list of messages.`,
  },
  free: {
    name: 'Free message',
    subject: 'About order {orderNo}',
    short:
      'Hello {candidateName}, about the background check of {companyName}: please contact {officerName}, {officerPhone}.',
    long: `Hello {candidateName},
About the background check of {companyName}: please contact {officerName}, {officerPhone}.`,
  },
};

/** Texts of all occasions that the product comes with. */
export const standardTexts: Readonly<Record<MessageLanguage, StandardTexts>> = { zh, en };
