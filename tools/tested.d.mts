/** The record of the parts of the tests that passed, by what they are made of. */
export interface Tested {
  has(part: string, isInput: (file: string) => boolean): boolean;
  write(parts: readonly string[]): void;
}

export function openTested(root?: string): Tested;

/** Whether something is in today's sample: each name is once in four weeks. */
export function isInSample(name: string, today?: Date): boolean;
