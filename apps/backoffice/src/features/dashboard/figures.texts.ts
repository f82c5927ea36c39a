import { defineTexts } from '@mingjian/ui';

/** Names of the figures of the dashboard. */
export const figureTexts = defineTexts('figures', {
  zh: {
    awaitingAcceptance: '待接单',
    inProgress: '进行中',
    overdue: '已超期',
    dueToday: '今日到期',
    waitingForCandidate: '待候选人',
    finishedThisMonth: '本月完成',
    toSettle: '待结算',
    authorisation: '候选人授权中',
    verification: '核实中',
    report: '报告撰写中',
    registrations: '注册待审核',
    failedMessages: '发件失败',
    orders: '单',
    companies: '家',
    messages: '条',
    all: (count: string) => `全部 ${count}`,
    unaccepted: '先到先得',
  },
  en: {
    awaitingAcceptance: 'To accept',
    inProgress: 'In progress',
    overdue: 'Overdue',
    dueToday: 'Due today',
    waitingForCandidate: 'With candidate',
    finishedThisMonth: 'Done this month',
    toSettle: 'To settle',
    authorisation: 'Candidate consent',
    verification: 'Verifying',
    report: 'Writing report',
    registrations: 'Registrations',
    failedMessages: 'Failed messages',
    orders: '',
    companies: '',
    messages: '',
    all: (count) => `${count} in all`,
    unaccepted: 'Not accepted yet',
  },
});

/** Names of figures that clients read otherwise: accepting an order is none of their tasks. */
export const clientFigureTexts = defineTexts('clientFigures', {
  zh: { awaitingAcceptance: '等待接单' },
  en: { awaitingAcceptance: 'Submitted' },
});
