import { readdirSync } from 'node:fs';
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
