import { privacyFlow } from './candidates/privacyFlow';
import { invoiceFlow } from './finance/invoiceFlow';
import { settlementFlow } from './finance/settlementFlow';
import { statementFlow } from './finance/statementFlow';
import { collectFlow } from './orders/collectFlow';
import { contractFlow } from './orders/contractFlow';
import { disputeFlow } from './orders/disputeFlow';
import { orderFlow } from './orders/orderFlow';
import { reportFlow } from './orders/reportFlow';
import { requestFlow } from './orders/requestFlow';
import { sampleFlow } from './orders/sampleFlow';
import { taskFlow } from './orders/taskFlow';

interface AnyMove {
  from: readonly number[];
  to?: number;
  by: readonly string[];
  reason?: true;
}

/** Returns the moves of a course as lines: who makes them, from where, to where, with a reason. */
const linesOf = (moves: Readonly<Record<string, object>>) =>
  Object.entries(moves as Record<string, AnyMove>).map(([name, { from, to, by, reason }]) =>
    [`${name}: ${by.join(', ')}, ${from.join(' ')}`, to ?? 'stays']
      .join(' → ')
      .concat(reason ? ', reason' : ''),
  );

// Whoever changes who may make a move, or from where, decides that here too.
describe('the courses as they are agreed on', () => {
  it('order', () => {
    expect(linesOf(orderFlow.moves)).toMatchInlineSnapshot(`
      [
        "place: client, staff, 0 → 10",
        "accept: staff, 10 → 20",
        "returnToClient: staff, 10 → stays, reason",
        "resubmit: client, 10 → stays",
        "invite: staff, client, system, 20 → stays",
        "submit: candidate, system, 20 → 30",
        "resume: staff, system, 20 30 40 50 60 70 → stays",
        "dispatch: staff, system, 30 → 40",
        "passCollection: staff, system, 40 → 50",
        "returnItems: staff, 30 40 50 → 20, reason",
        "redispatch: staff, 40 50 60 → 30, reason",
        "finishTasks: staff, system, 50 → 60",
        "score: staff, system, 60 → 70",
        "returnTasks: staff, 60 70 → 50, reason",
        "issueReport: staff, system, 70 → 80",
        "recallReport: system, 80 → 70, reason",
        "complete: staff, system, 80 → 90",
        "reopen: system, 90 → 80, reason",
        "settle: system, 90 → 100",
        "unsettle: system, 100 → 90, reason",
        "handOver: staff, 20 30 40 50 60 70 80 → stays",
        "hold: staff, system, 20 30 40 50 60 70 → stays, reason",
        "postpone: system, 20 30 40 50 60 70 → stays",
        "cancel: staff, 0 10 20 30 40 50 60 70 → -10, reason",
        "withdraw: client, 0 10 20 30 → -10, reason",
        "refuseConsent: candidate, system, 20 30 40 50 60 70 → -10, reason",
        "endEarly: staff, 40 50 60 70 → -20, reason",
      ]
    `);
  });

  it('collect', () => {
    expect(linesOf(collectFlow.moves)).toMatchInlineSnapshot(`
      [
        "invite: staff, client, system, 0 -20 → 10",
        "remind: staff, client, system, 10 20 30 35 40 60 → stays",
        "open: candidate, 10 → 20",
        "identify: candidate, system, 20 → 30",
        "authorise: candidate, system, 30 → 35",
        "authoriseOnPaper: staff, 0 10 20 30 -20 → 35",
        "fill: candidate, staff, 35 → 40",
        "submit: candidate, staff, 35 40 → 50",
        "returnItems: staff, system, 50 65 70 → 60, reason",
        "supply: candidate, staff, 60 → 65",
        "pass: staff, system, 50 65 → 70",
        "refuse: candidate, staff, 10 20 30 → -10, reason",
        "expire: system, 10 20 30 → -20",
        "withdraw: candidate, staff, 35 40 50 60 65 70 → -30, reason",
      ]
    `);
  });

  it('contract', () => {
    expect(linesOf(contractFlow.moves)).toMatchInlineSnapshot(`
      [
        "begin: staff, candidate, system, 0 → 1",
        "admit: staff, client, candidate, system, 1 → 2",
        "signPart: staff, client, system, 2 → 3",
        "sign: staff, client, candidate, system, 2 3 → 4",
        "refuse: client, candidate, system, 0 1 2 3 → 5, reason",
        "expire: system, 0 1 2 3 → 6",
        "revoke: staff, system, 0 1 2 3 → 7, reason",
        "rescind: staff, candidate, system, 4 → 8, reason",
        "finishRescission: staff, system, 8 → 9",
        "rollbackToAccess: staff, 2 3 5 6 7 → 1, reason",
      ]
    `);
  });

  it('task', () => {
    expect(linesOf(taskFlow.moves)).toMatchInlineSnapshot(`
      [
        "assign: staff, system, 0 → 10",
        "start: staff, 10 35 → 20",
        "submit: staff, 20 50 → 30",
        "resume: staff, system, 25 28 → 20",
        "pass: staff, system, 30 → 40",
        "reassign: staff, 10 20 25 28 35 50 → stays, reason",
        "waitForSource: staff, 20 50 → 25, reason",
        "hold: staff, 20 → 28, reason",
        "giveUp: staff, 20 25 28 50 → 45, reason",
        "giveBack: staff, 30 → 35, reason",
        "reopen: staff, 40 45 → 35, reason",
        "query: system, 0 10 20 → 29",
        "answer: system, 29 → 30",
        "failQuery: system, 29 → 20, reason",
        "reverify: system, 40 45 → 50, reason",
        "cancel: staff, system, 0 10 20 25 28 29 30 35 → -10, reason",
      ]
    `);
  });

  it('report', () => {
    expect(linesOf(reportFlow.moves)).toMatchInlineSnapshot(`
      [
        "submit: staff, system, 0 20 → 10",
        "takeBack: staff, system, 10 → 0",
        "giveBack: staff, 10 → 20, reason",
        "revise: staff, 20 → 0",
        "pass: staff, 10 → 30",
        "reopen: staff, system, 30 → 0, reason",
        "issue: staff, system, 30 → 40",
        "replace: system, 40 → 50",
        "recall: system, 40 → 60, reason",
      ]
    `);
  });

  it('sample', () => {
    expect(linesOf(sampleFlow.moves)).toMatchInlineSnapshot(`
      [
        "take: staff, 0 → stays",
        "finish: staff, 0 → 10",
        "putBack: staff, 0 → stays, reason",
        "drop: staff, system, 0 → 20, reason",
        "reopen: staff, 10 → 0, reason",
      ]
    `);
  });

  it('dispute', () => {
    expect(linesOf(disputeFlow.moves)).toMatchInlineSnapshot(`
      [
        "accept: staff, 1 → 2",
        "reverify: staff, 2 → stays",
        "beginCorrection: staff, 2 → stays, reason",
        "uphold: staff, 2 → 3, reason",
        "correct: system, 2 → 4",
        "withdraw: client, system, 1 → 5",
      ]
    `);
  });

  it('request', () => {
    expect(linesOf(requestFlow.moves)).toMatchInlineSnapshot(`
      [
        "approve: staff, 1 → 2",
        "refuse: staff, 1 → 3, reason",
      ]
    `);
  });

  it('invoice', () => {
    expect(linesOf(invoiceFlow.moves)).toMatchInlineSnapshot(`
      [
        "issue: staff, system, 1 → 3",
        "reject: staff, 1 → 2, reason",
        "reapply: staff, client, 2 → 1",
        "deliver: staff, 3 → 4",
        "receive: staff, client, 4 → 5",
        "withdraw: staff, client, 1 2 → -2, reason",
        "credit: system, 3 4 5 → -1",
      ]
    `);
  });

  it('statement', () => {
    expect(linesOf(statementFlow.moves)).toMatchInlineSnapshot(`
      [
        "send: staff, 0 → 1",
        "dispute: client, 1 → 2, reason",
        "resend: staff, 2 → 1, reason",
        "confirm: client, 1 → 3",
        "confirmFor: staff, 1 2 → 3, reason",
        "void: staff, 0 1 2 → -1, reason",
        "payPart: system, 3 4 5 → 4",
        "payAll: system, 3 4 → 5",
        "unpay: system, 4 5 → 3",
      ]
    `);
  });

  it('settlement', () => {
    expect(linesOf(settlementFlow.moves)).toMatchInlineSnapshot(`
      [
        "match: staff, 0 → 1",
        "reject: staff, 0 → 2, reason",
        "undo: staff, 1 → 2, reason",
      ]
    `);
  });

  it('privacy', () => {
    expect(linesOf(privacyFlow.moves)).toMatchInlineSnapshot(`
      [
        "take: staff, system, 10 → 20",
        "propose: staff, 20 → 30, reason",
        "grant: staff, system, 20 30 → 40, reason",
        "refuse: staff, system, 20 30 → 50, reason",
        "withdraw: candidate, 10 20 30 → 60",
      ]
    `);
  });
});
