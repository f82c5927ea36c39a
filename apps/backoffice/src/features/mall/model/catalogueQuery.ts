import { COMPARED_PRODUCTS, type MallProduct } from '@mingjian/api';

/** The search of the catalogue, as its address holds it. */
export interface CatalogueQuery {
  text: string;
  /** 1 refined, 2 flash, empty for both. */
  type: '' | '1' | '2';
  /** Codes of groups of survey items, all of which a product must verify. */
  items: readonly string[];
  /** Products that are selected for comparison. */
  compared: readonly string[];
  /** The product whose details are open. */
  productId: string | null;
}

/** The search of the catalogue, and its changes. */
export interface CatalogueState {
  query: CatalogueQuery;
  change(changes: Partial<CatalogueQuery>): void;
}

const listIn = (text: string | null) => text?.split(',').filter(Boolean) ?? [];

/** Reads the search from an address. */
export function readCatalogueQuery(query: URLSearchParams): CatalogueQuery {
  const type = query.get('type');
  return {
    text: query.get('text') ?? '',
    type: type === '1' || type === '2' ? type : '',
    items: listIn(query.get('items')),
    compared: listIn(query.get('compare')).slice(0, COMPARED_PRODUCTS),
    productId: query.get('product'),
  };
}

/** Writes the search into an address. */
export function writeCatalogueQuery({ text, type, items, compared, productId }: CatalogueQuery) {
  return new URLSearchParams({
    ...(text !== '' && { text }),
    ...(type !== '' && { type }),
    ...(items.length > 0 && { items: items.join(',') }),
    ...(compared.length > 0 && { compare: compared.join(',') }),
    ...(productId !== null && { product: productId }),
  });
}

/** Returns the products that a search finds. Add-ons are ordered beside them, so they are none. */
export function foundProducts(
  products: readonly MallProduct[],
  { text, type, items }: Pick<CatalogueQuery, 'text' | 'type' | 'items'>,
): MallProduct[] {
  const words = text.toLowerCase().split(/\s+/u).filter(Boolean);
  return products.filter((product) => {
    if (product.isAddItem === 1) return false;
    if (type !== '' && String(product.type) !== type) return false;
    const codes = product.groups.map(({ groupCode }) => groupCode);
    if (!items.every((code) => codes.includes(code))) return false;
    const searched = searchedText(product);
    return words.every((word) => searched.includes(word));
  });
}

const searchedText = ({ name, productCode, contents, applicable, groups }: MallProduct) =>
  [
    name,
    productCode,
    contents,
    applicable ?? '',
    ...groups.flatMap((group) => [group.name, ...group.items]),
  ]
    .join('\n')
    .toLowerCase();

/** Returns the groups of survey items of all products, in their order, each once. */
export function groupsOf(products: readonly MallProduct[]): { code: string; name: string }[] {
  const names = new Map<string, string>();
  for (const { groups, isAddItem } of products)
    if (isAddItem === 0)
      for (const { groupCode, name } of groups)
        if (!names.has(groupCode)) names.set(groupCode, name);
  return [...names].map(([code, name]) => ({ code, name }));
}

/** Returns the add-ons that may be ordered beside a product. */
export const addOnsFor = (product: MallProduct, products: readonly MallProduct[]) =>
  products.filter(({ isAddItem, type }) => isAddItem === 1 && type === product.type);
