import type { ResourceList } from './shared/resourceList/listOf';

/** A list of any resource. */
type AnyList = ResourceList<{ id: string }>;

const modules = import.meta.glob<Readonly<Record<string, unknown>>>([
  './features/*/*List.{ts,tsx}',
  './shared/contacts/*List.tsx',
]);

/** Loads all lists, also those that features share, for pages that name fields of any resource. */
export async function loadResourceLists(): Promise<readonly AnyList[]> {
  const loaded = await Promise.all(Object.values(modules).map(async (load) => load()));
  return loaded.flatMap((exported) => Object.values(exported).filter(isList));
}

const isList = (value: unknown): value is AnyList =>
  typeof value === 'object' && value !== null && 'pageCode' in value && 'fields' in value;
