/** A program of a run. */
export interface Part {
  name: string;
  command: string;
  args: string[];
  after: readonly string[];
  env?: Record<string, string>;
}

export function runParts(
  parts: readonly Part[],
  onEnd: (part: Part, outcome: { code: number; output: string; seconds: number }) => void,
): Promise<void>;
