import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface LockedPackage {
  version?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

type Packages = Readonly<Record<string, LockedPackage>>;

/**
 * Returns a function that lists the locked versions of packages and of all that these bring with
 * them, each as `place@version`. A package that is not in the lock file has no versions.
 */
export function readPackageVersions(root: string): (names: readonly string[]) => string[] {
  const file = path.join(root, 'package-lock.json');
  const { packages = {} } = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as {
    packages?: Packages;
  };
  return (names) => {
    const places = new Set(names.map((name) => `node_modules/${name}`));
    // A set's values include those that are added on the way.
    for (const place of places) {
      const { dependencies, peerDependencies } = packages[place] ?? {};
      for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
        const found = placeOf(packages, place, name);
        if (found !== undefined) places.add(found);
      }
    }
    return [...places].map((place) => `${place}@${packages[place]?.version ?? ''}`).sort();
  };
}

/** Returns the place from which a package gets another one: its own folder, or one further up. */
function placeOf(packages: Packages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    const place = `${folder}/node_modules/${name}`;
    if (place in packages) return place;
    if (!folder.includes('/node_modules/')) break;
  }
  const place = `node_modules/${name}`;
  return place in packages ? place : undefined;
}
