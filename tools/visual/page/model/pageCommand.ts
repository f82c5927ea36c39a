import { componentOf } from '../../baselines/component';
import type { Change } from '../../report';

/**
 * Returns the command that makes a page with the pictures of a change: one of its group alone, and
 * where the page is that already, one of its component.
 */
export function pageCommand({ group, story }: Change, groups: number): string {
  const command = `npm run visual:review -- --group ${group}`;
  return groups > 1 ? command : `${command} --only '^${componentOf(story)}--'`;
}
