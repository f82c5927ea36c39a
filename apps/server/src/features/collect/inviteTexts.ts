import { defineTexts } from '../../texts';

/** Values of a message with a link. */
interface LinkValues {
  name: string;
  company: string;
  position: string;
  url: string;
  days: number;
  content: string;
  officer: string;
}

const sentence = (content: string, end: string) => (content ? `${content}${end}` : '');

/** Messages with a link to a candidate. */
export const inviteTexts = defineTexts({
  zh: {
    invite: {
      subject: ({ company }: LinkValues) => `${company}邀请您填写背景调查信息`,
      text: ({ name, company, position, url, days, content, officer }: LinkValues) =>
        `${name}您好，${company}因招聘${position && `「${position}」`}委托明鉴进行背景调查，请打开链接了解内容、授权并填写信息（${days} 天内有效）：${url} 。${sentence(content, '。')}${sentence(officer && `联系人：${officer}`, '。')}`,
    },
    remind: {
      subject: ({ company }: LinkValues) => `提醒：请完成${company}的背景调查信息`,
      text: ({ name, company, url, days, content }: LinkValues) =>
        `${name}您好，您还没有完成${company}的背景调查信息，已填写的内容都在。新链接（${days} 天内有效，旧链接已失效）：${url} 。${sentence(content, '。')}`,
    },
    returned: {
      subject: ({ company }: LinkValues) => `请补充${company}的背景调查信息`,
      text: ({ name, company, url, days, content }: LinkValues) =>
        `${name}您好，您为${company}填写的信息需要补充：${content}。请打开链接，只需修改标出的部分（${days} 天内有效）：${url} 。`,
    },
  },
  en: {
    invite: {
      subject: ({ company }) => `${company} invites you to a background check`,
      text: ({ name, company, position, url, days, content, officer }) =>
        `Dear ${name}, ${company} has asked Mingjian for a background check${position && ` for the position “${position}”`}. Open the link to see what is checked, give your consent and enter your information (works for ${days} days): ${url} . ${sentence(content, '. ')}${sentence(officer && `Contact: ${officer}`, '.')}`,
    },
    remind: {
      subject: ({ company }) => `Reminder: your information for ${company}`,
      text: ({ name, company, url, days, content }) =>
        `Dear ${name}, your information for ${company} is not complete yet; what you entered is still there. New link (works for ${days} days, the old one has ended): ${url} . ${sentence(content, '.')}`,
    },
    returned: {
      subject: ({ company }) => `Please complete your information for ${company}`,
      text: ({ name, company, url, days, content }) =>
        `Dear ${name}, something is missing in your information for ${company}: ${content}. Open the link and change the marked parts only (works for ${days} days): ${url} .`,
    },
  },
});
