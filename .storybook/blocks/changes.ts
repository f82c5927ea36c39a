/** The published packages. */
export const PACKAGES = ['ui', 'widgets', 'api'] as const;

const logs = import.meta.glob<string>('../../packages/*/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const pending = import.meta.glob<string>('../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Returns the changelog of a package as Markdown, with the changes of the next version first. */
export function changesOf(name: (typeof PACKAGES)[number]): string {
  const next = Object.values(pending).flatMap((text) => {
    const [, head = '', summary = ''] = /^---\n([\s\S]*?)---\n+([\s\S]*)$/.exec(text) ?? [];
    return head.includes(`@mingjian/${name}'`) ? [`- ${summary.trim()}`] : [];
  });
  const log = logs[`../../packages/${name}/CHANGELOG.md`]?.replace(/^# .*\n+/, '') ?? '';
  return [`## @mingjian/${name}`, ...(next.length > 0 ? ['### Next', ...next] : []), log].join(
    '\n\n',
  );
}
