import { defineTexts } from '@mingjian/ui';

/** Texts of the side of the sign-in page, for each type of account. */
export const loginSideTexts = defineTexts('loginSide', {
  zh: {
    promise_serviceUser: '一份背调，从接单到结算，每一步有人负责、有据可查。',
    promise_companyUser: '提交候选人，其余交给我们。',
    promiseNote_serviceUser: '先做到期的，再做能做的：首页按截止时间排好今天的事。',
    promiseNote_companyUser: '候选人本人授权后才开始核实，每一步进度随时可查。',
    steps_serviceUser: '接单,核实,报告,结算',
    steps_companyUser: '已提交,候选人授权,核实中,报告撰写,完成',
  },
  en: {
    promise_serviceUser:
      'From acceptance to settlement, every step of a check has an owner and a record.',
    promise_companyUser: 'Submit a candidate. We do the rest.',
    promiseNote_serviceUser: 'What is due comes first: the home page sorts your day by deadline.',
    promiseNote_companyUser:
      'We verify only after the candidate has agreed, and you can follow each step.',
    steps_serviceUser: 'Accept,Verify,Report,Settle',
    steps_companyUser: 'Submitted,Candidate consent,Verifying,Report writing,Completed',
  },
});
