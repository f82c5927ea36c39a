import { privacyFlow } from './candidates/privacyFlow';
import { invoiceFlow } from './finance/invoiceFlow';
import { settlementFlow } from './finance/settlementFlow';
import { statementFlow } from './finance/statementFlow';
import { collectFlow } from './orders/collectFlow';
import { disputeFlow } from './orders/disputeFlow';
import { orderFlow } from './orders/orderFlow';
import { requestFlow } from './orders/requestFlow';
import { taskFlow } from './orders/taskFlow';

interface AnyMove<Facts> {
  blockers?: (facts: Facts) => readonly { code: string; count?: number }[];
}

/** Returns what stands in the way of each move with some facts; moves without are left out. */
function standing<Facts>(moves: Readonly<Record<string, object>>, facts: Facts) {
  return Object.fromEntries(
    Object.entries(moves as Record<string, AnyMove<Facts>>)
      .map(([name, { blockers }]) => [name, (blockers?.(facts) ?? []).map(({ code }) => code)])
      .filter(([, codes]) => codes!.length > 0),
  ) as Record<string, string[]>;
}

/** Facts under which a flow can make its moves, and what each other fact stands in the way of. */
interface Course<Facts> {
  moves: Readonly<Record<string, object>>;
  clear: Facts;
  /** The codes by move that each change of the facts adds, or takes away. */
  changes: readonly [Partial<Facts>, Record<string, string[]>][];
  /** Codes by move that stand even then, since other facts contradict. */
  otherwise?: Record<string, string[]>;
}

const course = <Facts>(of: Course<Facts>) => of as Course<unknown>;

const order = course({
  moves: orderFlow.moves,
  clear: {
    isReturned: false,
    isHeld: false,
    isHeldByTasks: false,
    isOffered: true,
    unassignedTasks: 0,
    openTasks: 0,
    finishedTasks: 1,
    daysToObject: 0,
    returnedItems: 0,
    reviewedReports: 1,
    unprovenLevels: 0,
    isShort: false,
    isInDispute: false,
    isBilled: false,
  },
  otherwise: { resume: ['notHeld'], resubmit: ['notReturned'] },
  changes: [
    [{ isReturned: true }, { returnToClient: ['returned'], resubmit: [] }],
    [{ isHeld: true }, { hold: ['held'], resume: [] }],
    [{ isHeld: true, isHeldByTasks: true }, { resume: ['heldByTasks'] }],
    [{ isOffered: false }, { place: ['notOffered'] }],
    [{ unassignedTasks: 2 }, { dispatch: ['unassignedTasks'] }],
    [{ openTasks: 1 }, { finishTasks: ['openTasks'] }],
    [{ finishedTasks: 0 }, { endEarly: ['noFinishedTask'] }],
    [{ daysToObject: 3 }, { complete: ['mayObject'] }],
    [{ returnedItems: 1 }, { passCollection: ['returnedItems'] }],
    [{ reviewedReports: 0 }, { issueReport: ['noReviewedReport'] }],
    [{ unprovenLevels: 1 }, { score: ['unprovenLevels'] }],
    [{ isShort: true }, { accept: ['short'] }],
    [{ isInDispute: true }, { recallReport: ['inDispute'], complete: ['inDispute'] }],
    [{ isBilled: true }, { reopen: ['billed'] }],
  ],
});

const collect = course({
  moves: collectFlow.moves,
  clear: {
    minutesToWait: 0,
    isSentOut: false,
    hasLetter: true,
    incompleteItems: 0,
    returnedItems: 0,
  },
  changes: [
    [{ minutesToWait: 5 }, { invite: ['tooSoon'], remind: ['tooSoon'] }],
    [
      { minutesToWait: 5, isSentOut: true },
      { invite: ['sentOut'], remind: ['sentOut'] },
    ],
    [{ hasLetter: false }, { authoriseOnPaper: ['noLetter'] }],
    [{ incompleteItems: 1 }, { submit: ['incompleteItems'], supply: ['incompleteItems'] }],
    [{ returnedItems: 1 }, { supply: ['returnedItems'], pass: ['returnedItems'] }],
  ],
});

const task = course({
  moves: taskFlow.moves,
  clear: {
    isBegun: true,
    isIssued: false,
    isOwn: true,
    hasResult: true,
    isUnexplained: false,
    openRows: 0,
    isDeparture: false,
  },
  otherwise: { pass: ['own'], giveBack: ['own'] },
  changes: [
    [
      { isOwn: false },
      {
        start: ['notOwn'],
        submit: ['notOwn'],
        resume: ['notOwn'],
        waitForSource: ['notOwn'],
        hold: ['notOwn'],
        giveUp: ['notOwn'],
        pass: [],
        giveBack: [],
      },
    ],
    [
      { isOwn: false, isBegun: false },
      {
        start: ['notBegun', 'notOwn'],
        submit: ['notBegun', 'notOwn'],
        resume: ['notBegun', 'notOwn'],
        waitForSource: ['notBegun', 'notOwn'],
        hold: ['notBegun', 'notOwn'],
        giveUp: ['notBegun', 'notOwn'],
        pass: [],
        giveBack: [],
      },
    ],
    [{ hasResult: false }, { submit: ['noResult'] }],
    [{ isUnexplained: true }, { submit: ['unexplained'] }],
    [{ isDeparture: true }, { submit: ['departs'] }],
    [{ openRows: 2 }, { submit: ['openRows'] }],
    [{ isIssued: true }, { reopen: ['issued'] }],
  ],
});

const dispute = course({
  moves: disputeFlow.moves,
  clear: { isOwn: true, openTasks: 0, unprovenLevels: 0, isCorrecting: false },
  changes: [
    [{ isOwn: false }, { withdraw: ['notOwn'] }],
    [{ openTasks: 1 }, { beginCorrection: ['openTasks'], uphold: ['openTasks'] }],
    [{ unprovenLevels: 1 }, { beginCorrection: ['unprovenLevels'] }],
    [
      { isCorrecting: true },
      { reverify: ['correcting'], beginCorrection: ['correcting'], uphold: ['correcting'] },
    ],
  ],
});

const request = course({
  moves: requestFlow.moves,
  clear: { isOwn: false },
  changes: [[{ isOwn: true }, { approve: ['own'], refuse: ['own'] }]],
});

const invoice = course({
  moves: invoiceFlow.moves,
  clear: {
    isRed: false,
    hasRed: false,
    hasReceiver: true,
    isByClient: false,
    isBeingIssued: false,
  },
  changes: [
    [{ isRed: true }, { reject: ['red'] }],
    [
      { isRed: true, isByClient: true },
      { reject: ['red'], withdraw: ['clientRed'] },
    ],
    [{ hasRed: true }, { deliver: ['hasRed'] }],
    [{ hasReceiver: false }, { deliver: ['noReceiver'] }],
    [
      { isBeingIssued: true },
      { issue: ['beingIssued'], reject: ['beingIssued'], withdraw: ['beingIssued'] },
    ],
  ],
});

const settlement = course({
  moves: settlementFlow.moves,
  clear: { isOwnLarge: false },
  changes: [[{ isOwnLarge: true }, { match: ['ownLarge'] }]],
});

const statement = course({
  moves: statementFlow.moves,
  clear: { lines: 1 },
  changes: [[{ lines: 0 }, { send: ['empty'], resend: ['empty'] }]],
});

const privacy = course({
  moves: privacyFlow.moves,
  clear: {
    isDeletion: true,
    isProposed: true,
    isProposer: false,
    openOrders: 0,
    dispute: 0 as 0 | 1 | 2,
    openDisputes: 0,
  },
  changes: [
    [{ isProposed: false }, { grant: ['needsProposal'] }],
    [{ isProposer: true }, { grant: ['own'], refuse: ['own'] }],
    [{ isDeletion: false, isProposed: false }, { propose: ['noDeletion'] }],
    [{ openOrders: 1 }, { propose: ['openOrders'], grant: ['openOrders'] }],
    [{ openDisputes: 1 }, { propose: ['openDisputes'], grant: ['openDisputes'] }],
    [{ dispute: 1 }, { take: ['dispute'], grant: ['dispute'], refuse: ['dispute'] }],
    [
      { dispute: 2 },
      { take: ['dispute'], grant: ['dispute'], refuse: ['dispute'], withdraw: ['inReview'] },
    ],
  ],
});

const courses = {
  order,
  collect,
  task,
  dispute,
  request,
  invoice,
  settlement,
  statement,
  privacy,
};

describe.each(Object.entries(courses))('the course of a %s', (_, { moves, clear, ...rest }) => {
  it('lets every move pass that nothing stands in the way of', () => {
    expect(standing(moves, clear)).toEqual(rest.otherwise ?? {});
  });

  it.each(rest.changes)('is held by %j', (change, codes) => {
    const expected = Object.entries({ ...rest.otherwise, ...codes }).filter(
      ([, all]) => all.length,
    );
    const found = standing(moves, { ...(clear as object), ...(change as object) });
    expect(found).toEqual(Object.fromEntries(expected));
  });
});
