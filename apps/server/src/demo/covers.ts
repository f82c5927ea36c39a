import { drawing, type Motif } from './drawings';
import { demoPath } from './demoPath';

/** Motif and colours of each shelf. */
const SHELVES: readonly (readonly [Motif, string, string])[] = [
  ['STEPS', '#1d4f91', '#8db8f0'],
  ['BALANCE', '#37407d', '#a9b0ea'],
  ['LESSON', '#14635a', '#86d0c2'],
  ['CASE', '#7a4a1e', '#ecc08d'],
  ['NEWS', '#6a3557', '#dba6c6'],
];

/** Returns the path of the cover of an article. */
export const coverPath = (index: number) => demoPath(`cover ${index}`);

/** Returns the cover of an article, in the motif and the colours of its shelf. */
export function demoCover(shelf: number, index: number): string {
  const [motif, ground, soft] = SHELVES[shelf % SHELVES.length]!;
  return drawing(motif, [ground, soft], index);
}
