import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SECTIONS = { 'packages/ui/src': 'Parts', 'packages/widgets/src': 'Widgets' };

/** Returns every file of stories in the packages, as absolute paths. */
export function storyFiles(root: string): string[] {
  return Object.keys(SECTIONS).flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.stories.tsx'))
      .sort()
      .map((file) => path.join(root, folder, file)),
  );
}

/**
 * Returns the title that ids of stories and pictures follow from: `Parts/Select`, whatever the
 * group in the sidebar. `null` for a file outside the packages.
 */
export function titleOf(root: string, file: string): string | null {
  const relative = path.relative(root, file).split(path.sep).join('/');
  const [folder, section] =
    Object.entries(SECTIONS).find(([start]) => relative.startsWith(`${start}/`)) ?? [];
  if (!folder) return null;
  const names = relative.slice(folder.length + 1, -'.stories.tsx'.length).split('/');
  return [section, ...names.filter((name, index) => name !== names[index - 1])].join('/');
}

/**
 * Returns the title in the sidebar: section, the group that the component's guide names, and the
 * component.
 */
export function sidebarTitleOf(root: string, file: string): string | null {
  const names = titleOf(root, file)?.split('/');
  if (!names) return null;
  const group = /^ {2,4}group: '([^']+)'/m.exec(guideText(file))?.[1];
  return [names[0], group, names.at(-1)].filter(Boolean).join('/');
}

/** Returns the source of the guide that a file of stories imports. */
function guideText(file: string): string {
  const stories = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, guide] = /from '\.\/(\w+\.guide)'/.exec(stories) ?? [];
  return guide ? readFileSync(path.join(path.dirname(file), `${guide}.tsx`), 'utf8') : '';
}
