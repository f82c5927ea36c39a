import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { withChildren, type TreeItem, type TreeLoad } from './model/treeItem';

const NOTHING: ReadonlyMap<string, readonly TreeItem[]> = new Map();
const NONE: ReadonlySet<string> = new Set();

export interface TreeBranches {
  /** The tree with the loaded children. */
  items: readonly TreeItem[];
  /** Keys of the branches whose children could not be loaded. */
  failed: ReadonlySet<string>;
  /** Clears the failure of a branch, which is then loaded again while it is expanded. */
  clearFailure(key: string): void;
  /** Stores the children of a branch; `null` stores that they could not be loaded. */
  setChildren(key: string, children: readonly TreeItem[] | null): void;
}

/** Stores the children that are loaded on demand. */
export function useTreeBranches(items: readonly TreeItem[]): TreeBranches {
  const [loaded, setLoaded] = useState(NOTHING);
  const [failed, setFailed] = useState(NONE);
  const merged = useMemo(() => withChildren(items, loaded), [items, loaded]);
  return {
    items: merged,
    failed,
    clearFailure: (key) =>
      setFailed((current) => new Set([...current].filter((other) => other !== key))),
    setChildren: (key, children) => {
      if (children) setLoaded((current) => new Map(current).set(key, children));
      else setFailed((current) => new Set(current).add(key));
    },
  };
}

/**
 * Loads the missing branches, each once, and aborts those that are no longer missing. `setChildren`
 * gets the children, or `null` for a failure.
 */
export function useMissingBranches(
  missing: readonly TreeItem[],
  load: TreeLoad | undefined,
  setChildren: TreeBranches['setChildren'],
) {
  const requests = useRef(new Map<string, AbortController>());

  const fetchBranch = useEffectEvent(async (item: TreeItem, { signal }: AbortController) => {
    const children = await Promise.resolve(load?.(item, { signal })).catch(() => null);
    if (signal.aborted) return;
    requests.current.delete(item.key);
    setChildren(item.key, children ?? null);
  });

  useEffect(() => {
    const controllers = requests.current;
    for (const [key, controller] of controllers) {
      if (missing.some((item) => item.key === key)) continue;
      controller.abort();
      controllers.delete(key);
    }
    for (const item of missing) {
      if (controllers.has(item.key)) continue;
      const controller = new AbortController();
      controllers.set(item.key, controller);
      void fetchBranch(item, controller);
    }
  }, [missing]);

  useEffect(() => {
    const controllers = requests.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
      controllers.clear();
    };
  }, []);
}
