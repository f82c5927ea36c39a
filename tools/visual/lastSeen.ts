import { componentOf } from './baselines/component';
import { groupBy } from './baselines/groupBy';
import { readMadeOfThen, writeMadeOf } from './baselines/stories';
import type { MadeOf } from './causes/madeOf';
import { CELLS } from './cells';
import { blockers, type GateResult } from './gate';
import { hashOf } from './pixels';
import type { Story } from './storybook';

/** Components whose every picture was seen to be its baseline, made of what it is made of now. */
export interface LastSeen {
  /** Whether nothing that a story is made of changed since. */
  has(story: Story): boolean;
  /** Records the components of which a run saw every picture, and nothing else than expected. */
  record(gate: GateResult): void;
}

/**
 * Reads the record, which is beside the baselines: a fresh clone knows from it which stories need
 * no look.
 */
export function openLastSeen(folder: string, stories: readonly Story[], madeOf: MadeOf): LastSeen {
  const components = groupBy(stories, ({ id }) => componentOf(id));
  const then = readMadeOfThen(folder);
  const nowOf = (component: string) =>
    hashOf(
      ...new Set(
        components
          .get(component)!
          .map(({ file }) => madeOf.fingerprintOf(file))
          .sort(),
      ),
    );
  return {
    has: ({ id }) => then.get(componentOf(id)) === nowOf(componentOf(id)),
    record(gate) {
      const { stories: open, broken, faults } = blockers(gate);
      if (faults.length > 0) return;
      const isSeen = ({ id }: Story) => {
        const result = gate.results.get(id);
        return (
          result !== undefined &&
          result.findings.length === 0 &&
          !open.has(id) &&
          !broken.has(id) &&
          Object.keys(CELLS).every((cell) => result.visit.shots.has(cell))
        );
      };
      for (const [component, own] of components)
        if (own.every(isSeen) && then.get(component) !== nowOf(component))
          writeMadeOf(folder, component, nowOf(component));
    },
  };
}
