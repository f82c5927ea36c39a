import { useMemo } from 'react';
import {
  candidate as candidateResource,
  companyProducts,
  crud,
  encodeSearch,
  type CompanyProduct,
} from '@mingjian/api';
import { useCall, useHttp } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import type { FormField } from '@mingjian/widgets/Form';
import { fileNames } from '../../shared/files/fileNames';
import { FilesControl } from '../../shared/files/FilesControl';
import { createOrderTexts } from './createOrder.texts';
import type { OrderedBy } from './model/orderInput';
import { AddOnChoice, CandidateKind, ProductCards } from './OrderChoices';
import { usePersonFields } from './usePersonFields';

/** Most products that a company can choose from. */
const PRODUCTS = 200;
/** Most candidates that one search shows. */
const FOUND = 50;
/** Most candidates of one form. */
export const CANDIDATES = 50;

const candidates = crud(candidateResource);

export interface OrderFields {
  fields: readonly FormField[];
  /** The company's products; `undefined` while they load. */
  products: readonly CompanyProduct[] | undefined;
  /** Products that the company may order beside another one; `undefined` while they load. */
  addOns: readonly CompanyProduct[] | undefined;
  /** Whether the products could not be loaded. */
  isFailed: boolean;
  retry(this: void): void;
}

/** Options of the fields. */
export interface OrderFieldOptions extends OrderedBy {
  /** The candidate of a draft. It cannot become several. */
  known?: { id: string; name: string } | undefined;
}

/** The product and the candidate of an order, with the products of the company. */
export function useOrderFields({ orderType, companyId, known }: OrderFieldOptions): OrderFields {
  const t = useTexts(createOrderTexts);
  const http = useHttp();
  const personFields = usePersonFields();
  const ofCompany = useMemo(
    () =>
      companyId === undefined
        ? []
        : [{ field: 'companyId', operator: 'EQ' as const, value: companyId }],
    [companyId],
  );
  const { data, error, mutate } = useCall(companyProducts.getList, {
    pageNum: 1,
    pageSize: PRODUCTS,
    orderParam: 'sort asc',
    searchParam: encodeSearch([
      { field: 'enabled', operator: 'EQ', value: '1' },
      { field: 'type', operator: 'EQ', value: String(orderType) },
      ...ofCompany,
    ]),
  });
  const [products, addOns] = useMemo(() => {
    const offers = data?.content;
    return [
      offers?.filter(({ isAddItem }) => isAddItem === 0),
      offers?.filter(({ isAddItem }) => isAddItem === 1),
    ];
  }, [data]);
  const fields = useMemo(() => {
    const isNew = { field: 'candidateKind', value: 'new' };
    return [
      {
        kind: 'custom',
        entry: 'selected',
        field: 'productId',
        label: t.product,
        required: true,
        wide: true,
        render: (props) => <ProductCards {...props} products={products} />,
        textOf: (value) => products?.find(({ productId }) => productId === value)?.name ?? '',
      },
      {
        kind: 'custom',
        entry: 'selected',
        field: 'addItems',
        label: t.addOns,
        wide: true,
        render: (props) => <AddOnChoice {...props} addOns={addOns} />,
        textOf: (value) => namesOf(value, addOns ?? []),
      },
      {
        kind: 'custom',
        entry: 'selected',
        field: 'candidateKind',
        label: t.kind,
        required: true,
        wide: true,
        readOnly: known !== undefined,
        render: (props) => <CandidateKind {...props} />,
        textOf: (value) =>
          value === 'known' ? t.kindKnown : value === 'several' ? t.kindSeveral : t.kindNew,
      },
      {
        kind: 'reference',
        field: 'candidateId',
        label: t.candidate,
        required: true,
        description: known && t.knownNote,
        shownFor: { field: 'candidateKind', value: 'known' },
        nameOf: (key) => (key === known?.id ? known.name : undefined),
        load: async (text, { signal }) => {
          const named = { field: 'name', operator: 'LIKE' as const, value: text };
          const searchParam = encodeSearch([...ofCompany, ...(text ? [named] : [])]);
          const request = { pageNum: 1, pageSize: FOUND, searchParam };
          const found = await http.send(candidates.getList, request, { signal });
          return found.content.map(({ id, name, mobile }) => ({
            value: id,
            label: name,
            description: mobile,
          }));
        },
      },
      ...personFields(isNew),
      {
        kind: 'custom',
        entry: 'uploaded',
        field: 'resumeUrl',
        label: t.resume,
        wide: true,
        shownFor: isNew,
        render: (props) => <FilesControl {...props} max={1} />,
        textOf: fileNames,
      },
      {
        kind: 'rows',
        field: 'candidates',
        label: t.candidates,
        required: true,
        wide: true,
        noun: t.kind,
        max: CANDIDATES,
        fields: personFields(),
        shownFor: { field: 'candidateKind', value: 'several' },
      },
    ] satisfies FormField[];
  }, [t, http, products, addOns, ofCompany, known, personFields]);
  return {
    fields,
    products,
    addOns,
    isFailed: error !== undefined && !data,
    retry: () => void mutate(),
  };
}

const namesOf = (codes: unknown, addOns: readonly CompanyProduct[]) =>
  addOns
    .filter(({ productCode }) => Array.isArray(codes) && codes.includes(productCode))
    .map(({ name }) => name)
    .join(' · ');
