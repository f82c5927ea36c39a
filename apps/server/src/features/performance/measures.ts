import { DAY, type DangerType, type KpiMeasure } from '@mingjian/api';
import type { Language, Wording } from '../../texts';
import { ownersAfter } from './ownerPeriods';
import { partTexts } from './partTexts';
import { sum, type HeldTask, type SharedTask } from './taskShares';

/** A task as performance is measured by it. */
export interface KpiTask extends SharedTask {
  itemCode: string;
  names: Readonly<Record<Language, string>>;
  dangerType: DangerType;
  dueAt: Date | null;
  /** Whether it is red or yellow without evidence. */
  isUnproven: boolean;
}

/** A logged contact with a source of the order. */
export interface KpiContact {
  userId: string;
  /** Whether it is a call without the source of its number. */
  lacksSource: boolean;
  /** Whether the candidate had asked not to contact this employer yet. */
  isUnwanted: boolean;
}

/** A part of the full marks that is lost, in percent. */
export interface Loss {
  wording: Wording;
  percent: number;
}

/** Work of one person on an order. */
export interface OwnWork {
  userId: string;
  held: readonly HeldTask<KpiTask>[];
  contacts: readonly KpiContact[];
}

/** Percent of a task that is lost for each day or occasion. */
const [LATE_DAY, RETURN, REOPENING, SUPPLEMENT] = [10, 20, 30, 10] as const;
/** Percent of the full marks that is lost for each occasion. */
const [UNPROVEN, NO_SOURCE, UNWANTED] = [30, 10, 50] as const;
/** Contacts that a task needs, and one that could not be verified. */
const [CONTACTS, CONTACTS_IN_VAIN] = [1, 3] as const;

/** Items whose sources are people to call. */
const CALLED: readonly string[] = ['employment', 'interview'];
const UNVERIFIABLE = 45;

/** Returns what the work of a person loses by a measure. */
export const lossesOf = (measure: KpiMeasure, work: OwnWork): Loss[] => MEASURES[measure](work);

const MEASURES: Readonly<Record<KpiMeasure, (work: OwnWork) => Loss[]>> = {
  onTime: ({ held }) =>
    weighted(held).flatMap(({ task, weight }) => {
      const done = finishedAt(task);
      const days =
        task.dueAt && done ? Math.ceil((done.getTime() - task.dueAt.getTime()) / DAY) : 0;
      if (days <= 0) return [];
      const part = percentOf(weight);
      return [
        {
          wording: (language) =>
            partTexts((t) => t.late(task.names[language], days, part))(language),
          percent: Math.min(100, LATE_DAY * days) * weight,
        },
      ];
    }),
  rework: ({ userId, held }) =>
    weighted(held).flatMap(({ task, weight }) => {
      const part = percentOf(weight);
      const count = countsOf(task, userId);
      return (
        [
          ['returned', count.giveBack, RETURN],
          ['reopened', count.reopen, REOPENING],
          ['supplements', Math.max(0, count.hold - 1), SUPPLEMENT],
        ] as const
      ).flatMap(([name, times, percent]) =>
        times === 0
          ? []
          : [
              {
                wording: (language: Language) =>
                  partTexts((t) => t[name](task.names[language], times, part))(language),
                percent: Math.min(100, percent * times) * weight,
              },
            ],
      );
    }),
  contacts({ userId, held, contacts }) {
    const tasks = held.filter(
      ({ task }) => CALLED.includes(task.itemCode) && lastOwner(task) === userId,
    );
    const needed = sum(
      tasks.map(({ task }) =>
        task.events.at(-1)?.after === UNVERIFIABLE ? CONTACTS_IN_VAIN : CONTACTS,
      ),
    );
    const made = contacts.length;
    if (made >= needed) return [];
    return [
      {
        wording: partTexts((t) => t.contacts(needed, made)),
        percent: ((needed - made) / needed) * 100,
      },
    ];
  },
  compliance({ userId, held, contacts }) {
    const unproven = held.filter(({ task }) => task.isUnproven && lastOwner(task) === userId);
    const calls = contacts.filter(({ lacksSource }) => lacksSource).length;
    const unwanted = contacts.filter(({ isUnwanted }) => isUnwanted).length;
    return [
      ...unproven.map(({ task }): Loss => ({
        wording: (language) => partTexts((t) => t.unproven(task.names[language]))(language),
        percent: UNPROVEN,
      })),
      ...(calls > 0
        ? [{ wording: partTexts((t) => t.noSource(calls)), percent: NO_SOURCE * calls }]
        : []),
      ...(unwanted > 0
        ? [{ wording: partTexts((t) => t.contacted(unwanted)), percent: UNWANTED * unwanted }]
        : []),
    ];
  },
  manual: () => [],
};

/** Returns the tasks of a person with their part in that person's work; the parts add up to 1. */
function weighted(held: readonly HeldTask<KpiTask>[]) {
  const whole = sum(held.map(({ fraction }) => fraction));
  return held.map(({ task, fraction }) => ({ task, weight: fraction / whole }));
}

const percentOf = (weight: number) => Math.round(weight * 1_000) / 10;

/** Returns when a task was last submitted or given up. */
const finishedAt = ({ events }: KpiTask): Date | undefined =>
  events.findLast(({ after, action }) => action === 'submit' || after === UNVERIFIABLE)?.time;

const lastOwner = ({ events, ownerId }: KpiTask) => ownersAfter(events, ownerId).at(-1) ?? null;

/** Returns how often a task of a person was returned, reopened and put on hold. */
function countsOf({ events, ownerId }: KpiTask, userId: string) {
  const owners = ownersAfter(events, ownerId);
  const count = (name: 'giveBack' | 'reopen' | 'hold') =>
    events.filter(({ action }, index) => action === name && owners[index] === userId).length;
  return { giveBack: count('giveBack'), reopen: count('reopen'), hold: count('hold') };
}
