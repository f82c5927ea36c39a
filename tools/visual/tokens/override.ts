import type { Page } from 'playwright';
import type { Probe } from './probes';

const STYLE_ID = 'changed-tokens';

/** Returns the rules that set each probe's variable one step away, wherever the product sets it. */
export const rulesOf = (probes: readonly Probe[]) =>
  probes
    .map(({ selector, variable, stepped }) => `${selector} { ${variable}: ${stepped} !important; }`)
    .join('\n');

/** Changes the tokens of the page; without probes all have their own values again. */
export function override(page: Page, probes: readonly Probe[]): Promise<void> {
  return page.evaluate(
    ([id, css]) => {
      const style =
        document.getElementById(id) ??
        document.head.appendChild(Object.assign(document.createElement('style'), { id }));
      style.textContent = css;
    },
    [STYLE_ID, rulesOf(probes)] as const,
  );
}

/**
 * Returns the probes whose variable has the token's value somewhere on the page: a story may set
 * another mode, density or theme colour.
 */
export async function inForce(page: Page, probes: readonly Probe[]): Promise<Probe[]> {
  const found = await page.evaluate(
    (asked) =>
      asked.map(({ selector, variable, value, fallback }) =>
        [...document.querySelectorAll(selector)].some(
          (element) =>
            (getComputedStyle(element).getPropertyValue(variable).trim() || fallback) === value,
        ),
      ),
    [...probes],
  );
  return probes.filter((_, index) => found[index]);
}
