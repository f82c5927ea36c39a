import type { Candidate } from './candidates';
import type { Watched } from './watchTokens';

export interface TokensResult {
  watched: Watched;
  candidates: readonly Candidate[];
  /** Tokens that no picture can show, with the reason. */
  leftOut: readonly [name: string, reason: string][];
  seconds: number;
}

/** Returns the result of a run in sentences, the last of them with the counts. */
export function describeTokens({ watched, candidates, leftOut, seconds }: TokensResult): {
  lines: string[];
  failed: number;
} {
  const unseen = watched.unseen.filter((probe) => probe.leftOut === null);
  const seen = watched.seen.filter(({ probe }) => probe.leftOut === null);
  const wronglyLeftOut = watched.seen.filter(({ probe }) => probe.leftOut !== null);
  const failed = unseen.length + wronglyLeftOut.length;
  const lines = [
    ...leftOut.map(([name, reason]) => `${name} is left out: ${reason}.`),
    ...[...watched.problems].map(([story, problem]) => `${story} is not used: ${problem}.`),
    ...unseen.flatMap(({ name, token, value, stepped }) => [
      `${name} changes no picture (${value} → ${stepped}).`,
      `  ${storiesThatRead(token, candidates)}`,
    ]),
    ...wronglyLeftOut.map(
      ({ probe, story }) => `${probe.name} is left out, but ${story} shows it: remove its entry.`,
    ),
    `${watched.stories} stories, ${watched.shots} pictures, ${seconds.toFixed(0)} s`,
    `${seen.length} tokens passed, ${failed} failed`,
  ];
  return { lines, failed };
}

/** As many stories as help to find the component. */
const NAMED = 8;

function storiesThatRead(token: string, candidates: readonly Candidate[]): string {
  const reading = candidates
    .flatMap(({ story, distanceOf }) => {
      const distance = distanceOf(token);
      return distance === null ? [] : [{ id: story.id, distance }];
    })
    .sort((a, b) => a.distance - b.distance)
    .map(({ id }) => id);
  if (reading.length === 0) return 'No story reads it.';
  const rest = reading.length - NAMED;
  return `Read by ${reading.slice(0, NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`;
}
