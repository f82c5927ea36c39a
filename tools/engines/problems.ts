import type { ShownStory } from './inPage/showStory';

/**
 * Returns the problems of a story without those that it declares (`parameters.expectedErrors`). The
 * visual run checks that a declared error occurs; engines word theirs differently.
 */
export function unexpectedProblems({ problems, expected }: ShownStory): string[] {
  return problems.filter((problem) => !expected.some((text) => problem.includes(text)));
}

/** Longest text of one problem. */
const LONGEST = 400;

/**
 * Returns the problems as one indented block, each once and shortened. Of a message with the whole
 * document (Testing Library) the first paragraph stays.
 */
export function listed(problems: readonly string[]): string {
  return [...new Set(problems)]
    .map((problem) => problem.split(/\n\s*\nIgnored nodes:/)[0]!)
    .map((problem) => problem.replaceAll(/\s+/g, ' ').trim())
    .map((text) => `    ${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}`)
    .join('\n');
}
