import type { ComponentDoc } from './component.ts';
import { sectionOf, subpathsOf } from './readme.ts';

/** The parts of a `package.json` that readers of a package need. */
export interface Manifest {
  name: string;
  version: string;
  description: string;
  exports: Readonly<Record<string, unknown>>;
  peerDependencies?: Readonly<Record<string, string>>;
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
}

/** Returns the names of the optional peers of a package. */
export const optionalPeersIn = ({ peerDependenciesMeta = {} }: Manifest): string[] =>
  Object.keys(peerDependenciesMeta).filter((name) => peerDependenciesMeta[name]?.optional);

/**
 * Returns the text of `llms.txt`: purpose, installation, providers, subpaths, and links to the
 * pages of the components. `peersOf` are the optional peers of a subpath.
 */
export function llmsText(
  manifest: Manifest,
  readme: string,
  docs: readonly ComponentDoc[],
  peersOf: (subpath: string) => readonly string[],
): string {
  const purposes = subpathsOf(readme);
  const peers = Object.entries(manifest.peerDependencies ?? {}).map(([name, range]) => {
    const isOptional = manifest.peerDependenciesMeta?.[name]?.optional;
    return `- ${name} ${range}${isOptional ? ' (optional)' : ''}`;
  });
  const subpaths = Object.keys(manifest.exports)
    .filter((subpath) => subpath !== './package.json')
    .map((subpath) => {
      const needs = peersOf(subpath);
      const purpose = purposes.get(subpath) ?? '';
      const specifier = subpath === '.' ? manifest.name : manifest.name + subpath.slice(1);
      return `- \`${specifier}\`: ${purpose}${needs.length > 0 ? `; needs ${needs.join(', ')}` : ''}`;
    });
  const components = docs.map(
    ({ name, tables }) => `- [${name}](docs/${name}.md): ${firstSentence(tables[0]!.description)}`,
  );
  const sections = [
    `# ${manifest.name} ${manifest.version}`,
    `> ${manifest.description}`,
    `## Install\n\n${sectionOf(readme, 'Install')}`,
    `## Peers\n\n${peers.join('\n')}`,
    docs.length > 0 ? `## Providers\n\n${PROVIDERS}` : '',
    `## First use\n\n${sectionOf(readme, 'Five lines').split('\n| subpath')[0]!.trim()}`,
    `## Subpaths\n\n${subpaths.join('\n')}`,
    components.length > 0 ? `## Components\n\n${components.join('\n')}` : '',
    `## Optional\n\n${components.length > 0 ? `${CATALOGUE}\n` : ''}${MORE}`,
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

const PROVIDERS =
  'None is needed. `LocaleProvider` of `@mingjian/ui` sets language (`zh` by default, `en`), ' +
  'locale, time zone and reworded texts; `ThemeRoot` sets mode, density, contrast and accent.';
const CATALOGUE =
  '- [catalogue.json](catalogue.json): every component with purpose, props, peers and the names ' +
  'of similar components in other libraries';
const MORE = '- [README](README.md)\n- [Changes](CHANGELOG.md)';

const firstSentence = (text: string) => /^[\s\S]*?[.!](?=\s|$)/.exec(text)?.[0] ?? text;
