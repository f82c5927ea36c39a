import path from 'node:path';
import { sanitize } from 'storybook/internal/csf';
import { namedIn } from './namedIn.ts';
import { storyFiles, titleOf } from './storyFiles.ts';

/** The parts of a Markdown tree that links to names read and write. */
interface MarkdownNode {
  type: string;
  value?: string;
  url?: string;
  children?: MarkdownNode[];
}

/** Parts of a page in which a name stays plain: it has a link, or is the page's own. */
const APART = new Set(['heading', 'link']);

/** Returns the ids of the components' docs pages, by component. */
export function pagesByName(root: string): Map<string, string> {
  const pages = storyFiles(root).map((file): [string, string] => [
    path.basename(file, '.stories.tsx'),
    `${sanitize(titleOf(root, file)!)}--docs`,
  ]);
  return new Map(pages);
}

/** A remark plugin that links each named component to its page. */
export function linkedNames(pages: ReadonlyMap<string, string>) {
  return () => (tree: MarkdownNode) => void link(tree, pages);
}

function link(node: MarkdownNode, pages: ReadonlyMap<string, string>): void {
  if (!node.children || APART.has(node.type)) return;
  node.children = node.children.map((child) => {
    const id = child.type === 'inlineCode' && pages.get(namedIn(child.value ?? '') ?? '');
    return id ? { type: 'link', url: `?path=/docs/${id}`, children: [child] } : child;
  });
  for (const child of childrenOf(node)) link(child, pages);
}

/** Returns the children of a node, without names of another library in a table. */
function childrenOf({ type, children = [] }: MarkdownNode): MarkdownNode[] {
  if (type !== 'table') return children;
  const isForeign = textOf(children[0]?.children?.[0]).startsWith('Ant Design');
  return children.flatMap((row) => row.children!.slice(isForeign ? 1 : 0));
}

const textOf = (node: MarkdownNode | undefined): string =>
  (node?.value ?? '') + (node?.children ?? []).map(textOf).join('');
