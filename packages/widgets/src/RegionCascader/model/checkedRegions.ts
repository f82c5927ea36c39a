import { pathOf, type Region } from '../../regions';

/** Part of a region that is checked. */
export type CheckState = 'none' | 'some' | 'all';

/** The regions that can be checked. */
export interface CheckScope {
  get(code: string): Region | undefined;
  /** Returns the regions in one that can be checked themselves. */
  childrenOf(region: Region): readonly Region[];
}

/** Returns the checked part of a region, by merged codes. */
export function checkState(
  region: Region,
  codes: ReadonlySet<string>,
  { get }: CheckScope,
): CheckState {
  if (pathOf(region).some(({ code }) => codes.has(code))) return 'all';
  const isInside = (code: string) => {
    const inner = get(code);
    return inner !== undefined && pathOf(inner).includes(region);
  };
  return [...codes].some(isInside) ? 'some' : 'none';
}

/**
 * Returns the codes after a region is checked or unchecked. A region whose parts are all checked
 * stands for them. Codes that no list has are left as they are.
 */
export function toggledCodes(
  region: Region,
  codes: readonly string[],
  scope: CheckScope,
): string[] {
  const isChecked = checkState(region, new Set(codes), scope) === 'all';
  return isChecked ? without(region, codes, scope) : withRegion(region, codes, scope);
}

function withRegion(region: Region, codes: readonly string[], scope: CheckScope): string[] {
  const next = [...codes.filter((code) => !isWithin(code, region, scope)), region.code];
  const { parent } = region;
  const isWhole = parent && scope.childrenOf(parent).every(({ code }) => next.includes(code));
  return isWhole ? withRegion(parent, next, scope) : next;
}

/** The checked region around it is replaced by its other parts. */
function without(region: Region, codes: readonly string[], scope: CheckScope): string[] {
  const path = pathOf(region);
  const top = path.findIndex(({ code }) => codes.includes(code));
  const others = path
    .slice(top, -1)
    .flatMap((outer, index) =>
      scope.childrenOf(outer).filter((child) => child !== path[top + index + 1]),
    );
  return codes.flatMap((code) =>
    code === path[top]!.code ? others.map((one) => one.code) : [code],
  );
}

function isWithin(code: string, region: Region, { get }: CheckScope): boolean {
  const inner = get(code);
  return inner !== undefined && pathOf(inner).includes(region);
}
