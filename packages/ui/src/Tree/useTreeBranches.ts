import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { withChildren, type TreeItem, type TreeLoad } from './model/treeItem';

const NOTHING: ReadonlyMap<string, readonly TreeItem[]> = new Map();
const NONE: ReadonlySet<string> = new Set();

export interface TreeBranches {
  /** The tree with the children that were brought. */
  items: readonly TreeItem[];
  /** Keys of the branches whose children could not be loaded. */
  failed: ReadonlySet<string>;
  /** Forgets that a branch failed: it is loaded again while it is open. */
  forgive(key: string): void;
  /** Keeps the children of a branch, or with `null` that they could not be loaded. */
  bring(key: string, children: readonly TreeItem[] | null): void;
}

/** Keeps the children that are brought on demand. */
export function useTreeBranches(items: readonly TreeItem[]): TreeBranches {
  const [brought, setBrought] = useState(NOTHING);
  const [failed, setFailed] = useState(NONE);
  const whole = useMemo(() => withChildren(items, brought), [items, brought]);
  return {
    items: whole,
    failed,
    forgive: (key) => setFailed((known) => new Set([...known].filter((other) => other !== key))),
    bring: (key, children) => {
      if (children) setBrought((known) => new Map(known).set(key, children));
      else setFailed((known) => new Set(known).add(key));
    },
  };
}

/**
 * Loads the branches that are missing, each once, and aborts what is no longer. `bring` gets the
 * children, or `null` for a failure.
 */
export function useMissingBranches(
  missing: readonly TreeItem[],
  load: TreeLoad | undefined,
  bring: TreeBranches['bring'],
) {
  const waiting = useRef(new Map<string, AbortController>());

  const fetchBranch = useEffectEvent(async (item: TreeItem, { signal }: AbortController) => {
    const children = await Promise.resolve(load?.(item, { signal })).catch(() => null);
    if (signal.aborted) return;
    waiting.current.delete(item.key);
    bring(item.key, children ?? null);
  });

  useEffect(() => {
    const controllers = waiting.current;
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
    const controllers = waiting.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
      controllers.clear();
    };
  }, []);
}
