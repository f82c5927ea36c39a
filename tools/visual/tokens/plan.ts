import { likelihood, type Candidate } from './candidates';
import type { Probe } from './probes';

/** A story, and the probes to try in it. */
export interface Task {
  candidate: Candidate;
  probes: readonly Probe[];
}

/** Distribution of the probes among stories. */
export interface Plan {
  /**
   * Returns the story that most probably shows most of the probes that nobody tries at present;
   * `null` where there is none.
   */
  take(): Task | null;
  /** Ends a task; what it saw need not be tried again. */
  settle(task: Task, seen: readonly Probe[]): void;
  /** Whether a task has not ended, so that there may be more to take. */
  isBusy(): boolean;
  /** Returns the probes that no story has shown. */
  open(): Probe[];
}

/** The more probes one story tries, the less there is for others at the same time. */
const MOST = 24;

/**
 * Stories of one file resemble each other: each that lacks a token makes another that shows it so
 * many times less likely.
 */
const LESS_LIKELY_ALIKE = 2;

/**
 * Plans which probes are tried in which stories. Those that are left out are tried only where a
 * story is shown for another.
 */
export function planTasks(candidates: readonly Candidate[], probes: readonly Probe[]): Plan {
  const open = new Set(probes);
  const claimed = new Set<Probe>();
  /** Probes that are still to be tried, with their likelihood. */
  const untried = new Map(
    candidates.map((candidate) => [candidate, likelihoods(candidate, probes)] as const),
  );

  return {
    take() {
      const isFree = (probe: Probe) => open.has(probe) && !claimed.has(probe);
      const wanted = probes.filter((probe) => isFree(probe) && probe.leftOut === null);
      const candidate = mostLikely(untried, wanted);
      if (!candidate) return null;
      const own = untried.get(candidate)!;
      const chosen = [...own.keys()]
        .filter(isFree)
        .sort((a, b) => own.get(b)! - own.get(a)!)
        .slice(0, MOST);
      for (const probe of chosen) {
        claimed.add(probe);
        own.delete(probe);
      }
      return { candidate, probes: chosen };
    },
    settle(task, seen) {
      for (const probe of task.probes) claimed.delete(probe);
      for (const probe of seen) open.delete(probe);
      const { file } = task.candidate.story;
      const unseen = task.probes.filter((probe) => open.has(probe));
      for (const [{ story }, own] of untried) if (story.file === file) lower(own, unseen);
    },
    isBusy: () => claimed.size > 0,
    open: () => [...open],
  };
}

function lower(likely: Map<Probe, number>, probes: readonly Probe[]) {
  for (const probe of probes) {
    const value = likely.get(probe);
    if (value !== undefined) likely.set(probe, value / LESS_LIKELY_ALIKE);
  }
}

function likelihoods(candidate: Candidate, probes: readonly Probe[]): Map<Probe, number> {
  return new Map(
    probes
      .map((probe) => [probe, likelihood(candidate, probe)] as const)
      .filter(([, value]) => value > 0),
  );
}

function mostLikely(
  untried: ReadonlyMap<Candidate, ReadonlyMap<Probe, number>>,
  wanted: readonly Probe[],
): Candidate | null {
  let best: Candidate | null = null;
  let highest = 0;
  for (const [candidate, own] of untried) {
    const score = wanted.reduce((sum, probe) => sum + (own.get(probe) ?? 0), 0);
    if (score > highest) [best, highest] = [candidate, score];
  }
  return best;
}
