import { between, share } from './pick';

/** Two colours of each shelf. */
const COLORS = [
  ['#1f5fbf', '#7fb2ff'],
  ['#3b3f8f', '#a3a8f0'],
  ['#0f6b5c', '#7fd1bf'],
  ['#8a4b12', '#f0bd7f'],
  ['#7a2f5f', '#e3a3cb'],
] as const;

/** Returns the cover of an article: a drawn picture in the colours of its shelf, as an address. */
export function demoCover(shelf: number, index: number): string {
  const [dark, light] = COLORS[shelf % COLORS.length]!;
  const circles = [1, 2, 3].map((turn) => {
    const at = (salt: number, low: number, high: number) =>
      Math.round(between(index * 3 + turn, salt, low, high));
    const opacity = (0.15 + share(index * 3 + turn, 213) * 0.25).toFixed(2);
    return `<circle cx="${at(210, 0, 320)}" cy="${at(211, 0, 180)}" r="${at(212, 30, 110)}" fill="${light}" opacity="${opacity}"/>`;
  });
  const page = `<g fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"><rect x="126" y="46" width="68" height="88" rx="8"/><path d="M142 72h36M142 90h36M142 108h20"/></g>`;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="${dark}"/>${circles.join('')}${page}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}
