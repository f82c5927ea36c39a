import { readObjects } from './gitObjects';

/**
 * Returns pictures that were baselines, by hash, as git has them in the commits that brought them.
 * One call of git for all.
 */
export function readPicturesThen(
  root: string,
  wanted: readonly { hash: string; commit: string }[],
): Map<string, Buffer> {
  const names = new Map(
    wanted.map(({ hash, commit }) => [
      hash,
      `${commit}:visual/pictures/${hash.slice(0, 2)}/${hash}.webp`,
    ]),
  );
  const files = readObjects(root, [...names.values()]);
  return new Map(
    [...names].flatMap(([hash, name]) =>
      files.has(name) ? [[hash, files.get(name)!] as const] : [],
    ),
  );
}
