import { flowOf, type Blocker } from '../../flow/flow';

/**
 * Every state of a contract: 0 not begun · 1 waits for verification (access) · 2 to be signed · 3
 * partly signed · 4 signed · 5 refused · 6 expired · 7 revoked · 8 being rescinded · 9 rescinded.
 */
export const CONTRACT_STATUSES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** State of a contract; see `CONTRACT_STATUSES`. */
export type ContractStatus = (typeof CONTRACT_STATUSES)[number];

/** Facts of a contract that decide about its moves. */
export interface ContractFacts {
  /** Whether the identity of the signer is verified. */
  isVerified: boolean;
  /** Whether its time to be signed is over. */
  isOverdue: boolean;
  /** Whether its order has ended, or its candidate has refused. */
  isClosed: boolean;
}

/** Facts that stand in the way of a contract's moves. */
export type ContractBlocker = 'unverified' | 'overdue' | 'closed';

const when = (isBlocked: boolean, code: ContractBlocker): Blocker<ContractBlocker>[] =>
  isBlocked ? [{ code }] : [];

const signable = ({ isVerified, isOverdue, isClosed }: ContractFacts) => [
  ...when(isClosed, 'closed'),
  ...when(!isVerified, 'unverified'),
  ...when(isOverdue, 'overdue'),
];

/** States in which a contract still waits for somebody. */
const OPEN = [0, 1, 2, 3] as const satisfies ContractStatus[];

/** The course of a contract that is signed online: verified, signed, rescinded. */
export const contractFlow = flowOf<ContractFacts, ContractBlocker>()({
  name: 'contract',
  states: CONTRACT_STATUSES,
  begins: { create: 0 },
  moves: {
    begin: { from: [0], to: 1, by: ['staff', 'candidate', 'system'] },
    admit: {
      from: [1],
      to: 2,
      by: ['staff', 'client', 'candidate', 'system'],
      blockers: ({ isVerified }) => when(!isVerified, 'unverified'),
    },
    signPart: { from: [2], to: 3, by: ['staff', 'client', 'system'], blockers: signable },
    sign: {
      from: [2, 3],
      to: 4,
      by: ['staff', 'client', 'candidate', 'system'],
      blockers: signable,
    },
    refuse: { from: OPEN, to: 5, by: ['client', 'candidate', 'system'], reason: true },
    expire: { from: OPEN, to: 6, by: ['system'] },
    revoke: { from: OPEN, to: 7, by: ['staff', 'system'], reason: true },
    rescind: { from: [4], to: 8, by: ['staff', 'candidate', 'system'], reason: true },
    finishRescission: { from: [8], to: 9, by: ['staff', 'system'] },
    rollbackToAccess: {
      from: [2, 3, 5, 6, 7],
      to: 1,
      by: ['staff'],
      reason: true,
      blockers: ({ isClosed }) => when(isClosed, 'closed'),
    },
  },
});

/** Name of a move of a contract. */
export type ContractMove = keyof typeof contractFlow.moves;

/** An act of a contract's history: a move, or the one that begins it. */
export type ContractAct = ContractMove | keyof typeof contractFlow.begins;
