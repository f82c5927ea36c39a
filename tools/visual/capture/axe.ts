import type { AxeResults, RunOptions } from 'axe-core';
import type { AxeBreach } from '../report';
import type { Shown } from './inPage/driver';
import type { Pane } from './visit';

/**
 * Returns what breaks a rule in the page as it stands, without the rules that are named. Landmarks
 * are a page's business, not a story's.
 */
export function findBreaches(
  pane: Pane,
  { config }: Shown['axe'],
  without: readonly string[] = [],
): Promise<AxeBreach[]> {
  const off = (config?.rules ?? []).filter(({ enabled }) => enabled === false).map(({ id }) => id);
  return runAxe(pane, {
    rules: Object.fromEntries(['region', ...off, ...without].map((id) => [id, { enabled: false }])),
  });
}

/** Returns texts with too little contrast. */
export function contrastBreaches(pane: Pane): Promise<AxeBreach[]> {
  return runAxe(pane, { runOnly: { type: 'rule', values: ['color-contrast'] } });
}

/** Loads axe into the page, once. */
export async function loadAxe({ page, axeSource }: Pane): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
}

async function runAxe(pane: Pane, options: RunOptions): Promise<AxeBreach[]> {
  const { page } = pane;
  await loadAxe(pane);
  return page.evaluate(async (selected) => {
    const { axe } = window as unknown as {
      axe: { run: (context: object, options: RunOptions) => Promise<AxeResults> };
    };
    const { violations } = await axe.run(
      { include: [['body']], exclude: [['.sb-wrapper']] },
      // A frame without scripts never answers, and would be waited for.
      { ...selected, resultTypes: ['violations'], preload: false, iframes: false },
    );
    return violations.flatMap(({ id, impact, help, nodes }) =>
      nodes.map(({ target }) => {
        const selector = target.map(String).join(' ');
        let box = null;
        try {
          const { x, y, width, height } = document.querySelector(selector)!.getBoundingClientRect();
          box = { x, y, width, height };
        } catch {
          // A selector through a shadow root has no box here.
        }
        return { rule: id, impact: impact ?? 'unknown', target: selector, help, box };
      }),
    );
  }, options);
}
