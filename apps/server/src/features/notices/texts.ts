import { defineTexts } from '../../texts';

/** Messages of this feature. */
export const noticeTexts = defineTexts({
  zh: {
    sentAlready: '通知发出后不能修改，请另发一条',
    handledAlready: '这条协助已经处理',
    answered: (title: string) => `协助已处理：${title}`,
    tooManyRecipients: (limit: number) => `收件人和抄送人合计最多 ${limit} 人`,
    unknownPeople: (names: string) => `没有这些人员，或不能发给他们：${names}`,
    foreignPeople: (names: string) => `这些人员不属于该订单的客户，不能收到它的通知：${names}`,
  },
  en: {
    sentAlready: 'A notice that was sent cannot be changed, please send another one',
    handledAlready: 'This request was answered already',
    answered: (title) => `Answered: ${title}`,
    tooManyRecipients: (limit) => `A notice reaches at most ${limit} people, copies included`,
    unknownPeople: (names) => `These people do not exist or cannot be sent notices: ${names}`,
    foreignPeople: (names) =>
      `These people do not belong to the client of the order, so they cannot be sent its notices: ${names}`,
  },
});
