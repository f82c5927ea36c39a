import { flowOf, type Blocker } from '../../flow/flow';

/** Every state of a sample of issued reports: 0 to inspect · 10 inspected · 20 dropped. */
export const SAMPLE_STATUSES = [0, 10, 20] as const;

/** State of a sample; see `SAMPLE_STATUSES`. */
export type SampleStatus = (typeof SAMPLE_STATUSES)[number];

/** Facts of a sample, and of who looks at it, that decide about its moves. */
export interface SampleFacts {
  /** Whether whoever looks at it had a part in the report. */
  isOwn: boolean;
  /** Who inspects it: nobody yet, whoever looks at it, or somebody else. */
  inspector: 'nobody' | 'self' | 'another';
  /** Whether the version is still the issued one. */
  isIssued: boolean;
}

/** Facts that stand in the way of a sample's moves. */
export type SampleBlocker = 'ownReport' | 'notIssued' | 'taken' | 'notTaken';

type Blockers = Blocker<SampleBlocker>[];

const when = (isBlocked: boolean, code: SampleBlocker): Blockers => (isBlocked ? [{ code }] : []);

const byAnother = ({ isOwn, isIssued }: SampleFacts): Blockers => [
  ...when(isOwn, 'ownReport'),
  ...when(!isIssued, 'notIssued'),
];

/** The course of a sample: drawn, taken by an inspector who had no part in it, inspected. */
export const sampleFlow = flowOf<SampleFacts, SampleBlocker>()({
  name: 'reportSample',
  states: SAMPLE_STATUSES,
  begins: { draw: 0 },
  moves: {
    take: {
      from: [0],
      by: ['staff'],
      blockers: (facts) => [...byAnother(facts), ...when(facts.inspector === 'another', 'taken')],
    },
    finish: {
      from: [0],
      to: 10,
      by: ['staff'],
      blockers: (facts) => [
        ...byAnother(facts),
        ...when(facts.inspector === 'another', 'taken'),
        ...when(facts.inspector === 'nobody', 'notTaken'),
      ],
    },
    putBack: {
      from: [0],
      by: ['staff'],
      reason: true,
      blockers: ({ inspector }) => when(inspector === 'nobody', 'notTaken'),
    },
    drop: { from: [0], to: 20, by: ['staff', 'system'], reason: true },
    reopen: {
      from: [10],
      to: 0,
      by: ['staff'],
      reason: true,
      blockers: ({ isIssued }) => when(!isIssued, 'notIssued'),
    },
  },
});

/** Name of a move of a sample. */
export type SampleMove = keyof typeof sampleFlow.moves;

/** An act of a sample's history: a move, or the one that begins it. */
export type SampleAct = SampleMove | keyof typeof sampleFlow.begins;

/** Names of the moves of a sample. */
export const SAMPLE_MOVES = Object.keys(sampleFlow.moves) as readonly SampleMove[];
