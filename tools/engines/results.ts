import { listed } from './problems';
import type { FailedStory } from './stories';

/** Result of one engine: what it ran, why it could not run, or that it is not installed. */
export type EngineResult =
  | { name: string; missing: readonly string[] }
  | { name: string; broken: string }
  | {
      name: string;
      /** Number of stories that were shown. */
      stories: number;
      failures: readonly FailedStory[];
      /** Problem of the journey; `null` when it succeeded, `undefined` where none was walked. */
      journey: string | null | undefined;
      seconds: number;
    };

/** Returns the report of one engine. */
export function describeResult(result: EngineResult): string {
  if ('missing' in result)
    return `Not run: ${result.name} is not installed here (apt-get install ${result.missing.join(' ')}).`;
  if ('broken' in result) return `✗ ${result.name} broke off\n${listed([result.broken])}`;
  const { name, stories, failures, journey, seconds } = result;
  const failed = failures.map(
    ({ story, problems }) =>
      `  ✗ ${story.title} / ${story.name} (${story.id})\n${listed(problems)}`,
  );
  return [
    `${name}: ${stories - failures.length} of ${stories} stories without a problem, ${seconds.toFixed(0)} s`,
    ...failed,
    ...(journey === undefined ? [] : [describeJourney(journey)]),
  ].join('\n');
}

const describeJourney = (problem: string | null) =>
  problem === null
    ? '  ✓ the main journey by keyboard'
    : `  ✗ the main journey by keyboard\n${listed([problem])}`;

/** Returns the last line of the run, and the number of failed checks: stories and journeys. */
export function summaryOf(results: readonly EngineResult[]): { line: string; failed: number } {
  let [passed, failed] = [0, 0];
  for (const result of results) {
    if ('missing' in result) continue;
    if ('broken' in result) {
      failed += 1;
      continue;
    }
    const { stories, failures, journey } = result;
    passed += stories - failures.length + (journey === null ? 1 : 0);
    failed += failures.length + (journey == null ? 0 : 1);
  }
  return { line: `${passed} engine checks passed, ${failed} failed`, failed };
}
