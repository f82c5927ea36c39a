import path from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { openStoryPages } from '../tools/docs/readStoryPages.ts';
import { sidebarTitleOf, titleOf } from '../tools/docs/storyFiles.ts';

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

/**
 * Sorts parts into groups of the sidebar. Their ids stay those of `Parts/Button`, so that links and
 * pictures do not depend on the group.
 */
export function groupedStories(root: string, plain: Indexer): Indexer {
  return {
    test: plain.test,
    async createIndex(file, options) {
      const inputs = await plain.createIndex(file, options);
      const title = sidebarTitleOf(root, file);
      const metaId = titleOf(root, file);
      return title === null || metaId === null
        ? inputs
        : inputs.map((input) => ({ ...input, title, metaId }));
    },
  };
}
