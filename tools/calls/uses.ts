import { contract, resources, type AnyCall, type Resource } from '../../packages/api/src/index';

const resourcesByName = new Map(Object.entries(resources as unknown as Record<string, Resource>));
const areas = new Map(Object.entries<Record<string, AnyCall>>(contract));

/** Names that a module takes from the contract's package, and those that it gives them. */
const IMPORTS = /import (?:type )?\{([^}]*)\} from '@mingjian\/api'/g;

/**
 * Returns the paths of the calls that source files make: by name, with a whole area that is handed
 * on, or through the list of a resource.
 */
export function usedPaths(sources: Iterable<string>): Set<string> {
  const used = new Set<string>();
  for (const source of sources) {
    const code = source.replaceAll(/^import [^;]*;$/gm, '').replaceAll(/^export \{[^;]*;$/gm, '');
    for (const [name, local] of namesIn(source)) {
      for (const path of pathsOfResource(name)) used.add(path);
      for (const [key, { path }] of Object.entries(areas.get(name) ?? {})) {
        const call = new RegExp(String.raw`(?<![\w.'])${local}(\.${key}\b|(?![\w.'(:]))`);
        if (call.test(code)) used.add(path);
      }
    }
  }
  return used;
}

function namesIn(source: string): [name: string, local: string][] {
  return [...source.matchAll(IMPORTS)].flatMap(([, list]) =>
    list!.split(',').flatMap((entry): [string, string][] => {
      const [name, local = name] = entry
        .trim()
        .replace(/^type /, '')
        .split(' as ');
      return name ? [[name, local!]] : [];
    }),
  );
}

function pathsOfResource(name: string): string[] {
  const resource = resourcesByName.get(name);
  if (!resource?.draft) return [];
  return ['getList', 'save', 'update', 'delete'].map((key) => `/${resource.name}/${key}`);
}
