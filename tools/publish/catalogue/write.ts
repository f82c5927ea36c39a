import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import similar from '../../docs/similar.json' with { type: 'json' };
import { catalogueOf } from './catalogue.ts';
import type { SimilarNames } from './component.ts';
import { componentPage } from './componentPage.ts';
import { llmsText, optionalPeersIn, type Manifest } from './llmsText.ts';
import { optionalPeers } from './optionalPeers.ts';
import { readComponents } from './readComponents.ts';

/**
 * `tsx tools/publish/catalogue/write.ts` in the folder of a package that is packed: writes its
 * documentation for readers of the tarball: `llms.txt`, a page for each component in `docs`, and
 * `catalogue.json`.
 */
const root = path.resolve(import.meta.dirname, '../../..');
const folder = process.cwd();
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const manifest = JSON.parse(read('package.json')) as Manifest;
const optional = optionalPeersIn(manifest);

const peersOf = (specifier: string) => {
  const subpath = specifier.slice(manifest.name.length);
  if (/\.\w+$/.test(subpath)) return [];
  return optionalPeers(path.join(folder, 'src', subpath, 'index.ts'), optional);
};
const similarTo = (name: string): SimilarNames =>
  (similar as Record<string, SimilarNames>)[name] ?? {};

const docs =
  manifest.name === '@mingjian/api' ? [] : await readComponents(root, folder, manifest.name);
writeFileSync(
  path.join(folder, 'llms.txt'),
  llmsText(manifest, read('README.md'), docs, (subpath) =>
    peersOf(manifest.name + subpath.slice(1)),
  ),
);
if (docs.length > 0) {
  rmSync(path.join(folder, 'docs'), { recursive: true, force: true });
  mkdirSync(path.join(folder, 'docs'));
  for (const doc of docs) {
    const page = componentPage(doc, similarTo(doc.name), peersOf(doc.tables[0]!.importedFrom!));
    writeFileSync(path.join(folder, 'docs', `${doc.name}.md`), page);
  }
  const lines = catalogueOf(docs, similarTo, peersOf).map((entry) => JSON.stringify(entry));
  writeFileSync(path.join(folder, 'catalogue.json'), `[\n${lines.join(',\n')}\n]\n`);
}
