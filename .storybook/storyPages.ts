import path from 'node:path';
import type { Plugin } from 'vite';
import { openStoryPages } from '../tools/docs/readStoryPages.ts';

const documentStories = path.resolve(import.meta.dirname, 'blocks/documentStories.ts');

/**
 * Adds to every file of stories what its sources tell about the component's page: ids, props,
 * snippets, checks.
 */
export function storyPages(root: string): Plugin {
  const pages = openStoryPages(root);
  return {
    name: 'story-pages',
    enforce: 'pre',
    watchChange: () => void pages.invalidate(),
    async transform(code, id) {
      const [file = id] = id.split('?');
      if (!file.endsWith('.stories.tsx')) return null;
      const page = await pages.of(file);
      if (!page) return null;
      const stories = Object.keys(page.snippets).join(', ');
      const added = [
        `import { documentStories } from ${JSON.stringify(documentStories)};`,
        `documentStories(meta, { ${stories} }, ${JSON.stringify(page)});`,
      ];
      return { code: [code, ...added].join('\n'), map: null };
    },
  };
}
