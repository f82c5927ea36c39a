import { useMemo, useState } from 'react';
import { useControllable } from '../internal/state/useControllable';
import { withChildren, type TreeItem, type TreeLoad } from '../Tree/model/treeItem';
import { selectedPaths, type SelectedPath } from './model/selectedPaths';

/**
 * The key of the selected item or `null`; with `multiple` the keys of the checked items, full
 * branches among them.
 */
export type TreeSelectValue<Multiple extends boolean> = Multiple extends true
  ? readonly string[]
  : string | null;

/** The selection of a tree select, controlled or uncontrolled. */
export interface TreeChoice<Multiple extends boolean> {
  /**
   * Whether several items can be selected, with check boxes.
   * @default false
   */
  multiple?: Multiple | undefined;
  /** The selection. Without it the field is uncontrolled. */
  value?: TreeSelectValue<Multiple> | undefined;
  /** The initial selection of an uncontrolled field. @default nothing */
  defaultValue?: TreeSelectValue<Multiple> | undefined;
  /** Called with the new selection. */
  onValueChange?: ((value: TreeSelectValue<Multiple>) => void) | undefined;
}

/** The items of a tree select. */
export interface TreeSource {
  items: readonly TreeItem[];
  /** Loads the children of an `expandable` item when it is first expanded. */
  load?: TreeLoad | undefined;
  /**
   * Whether a check box applies to its item alone, not to the items below it.
   * @default false
   */
  checkStrictly?: boolean | undefined;
  /** Returns the label of a selected key that is not loaded. @default the key itself */
  labelOf?: ((key: string) => string | undefined) | undefined;
}

export interface TreeSelectState {
  keys: readonly string[];
  /** The selected items with their ancestors, as the field shows them. */
  selected: readonly SelectedPath[];
  /** The tree with all children loaded so far: closing the panel keeps them. */
  items: readonly TreeItem[];
  load: TreeLoad | undefined;
  setKeys(keys: readonly string[]): void;
  /** Selects the initial items again. */
  reset(): void;
}

const NOTHING: ReadonlyMap<string, readonly TreeItem[]> = new Map();

/** State of a tree select, without markup. */
export function useTreeSelect<Multiple extends boolean>(
  choice: TreeChoice<Multiple>,
  { items, load, checkStrictly = false, labelOf }: TreeSource,
): TreeSelectState {
  const [keys, setKeys, reset] = useControllable({
    value: choice.value === undefined ? undefined : listOf(choice.value),
    initial: () => listOf(choice.defaultValue ?? null),
    onChange: (next) =>
      choice.onValueChange?.(
        (choice.multiple ? next : (next[0] ?? null)) as TreeSelectValue<Multiple>,
      ),
  });
  const [loaded, setLoaded] = useState(NOTHING);
  const merged = useMemo(() => withChildren(items, loaded), [items, loaded]);
  const isCascading = choice.multiple === true && !checkStrictly;
  const selected = selectedPaths(merged, keys, isCascading).map((path) =>
    path.labels.length === 1 && path.labels[0] === path.key
      ? { ...path, labels: [labelOf?.(path.key) ?? path.key] }
      : path,
  );

  const storingLoad: TreeLoad = async (item, context) => {
    const children = (await load?.(item, context)) ?? [];
    if (!context.signal.aborted) setLoaded((current) => new Map(current).set(item.key, children));
    return children;
  };
  return { keys, selected, items: merged, load: load && storingLoad, setKeys, reset };
}

function listOf(value: string | null | readonly string[]): readonly string[] {
  if (value === null) return [];
  return typeof value === 'string' ? [value] : value;
}
