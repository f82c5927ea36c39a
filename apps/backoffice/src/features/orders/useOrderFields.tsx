import { useMemo } from 'react';
import {
  candidate as candidates,
  companyProducts,
  encodeSearch,
  identityProblems,
  type CompanyProduct,
} from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { useLocale, useTexts } from '@mingjian/ui';
import type { FormField } from '@mingjian/widgets/Form';
import { checkOf } from '../../shared/resourceList/model/fieldCheck';
import { sourceOf } from '../../shared/resourceList/referenceSources';
import { useReferences } from '../../shared/resourceList/useReferences';
import { createOrderTexts } from './createOrder.texts';
import { CandidateKind, ProductCards } from './OrderChoices';

/** Most products that a company can choose from. */
const PRODUCTS = 200;

export interface OrderFields {
  fields: readonly FormField[];
  /** The company's products; `undefined` while they load. */
  products: readonly CompanyProduct[] | undefined;
  /** Whether the products could not be loaded. */
  isFailed: boolean;
  retry(this: void): void;
}

/** The fields in which a client orders a check, with the products of its company. */
export function useOrderFields(orderType: 1 | 2): OrderFields {
  const t = useTexts(createOrderTexts);
  const { language } = useLocale();
  const references = useReferences();
  const { data, error, mutate } = useCall(companyProducts.getList, {
    pageNum: 1,
    pageSize: PRODUCTS,
    orderParam: 'sort asc',
    searchParam: encodeSearch([
      { field: 'enabled', operator: 'EQ', value: '1' },
      { field: 'type', operator: 'EQ', value: String(orderType) },
    ]),
  });
  const products = data?.content;
  const fields = useMemo(() => {
    const isNew = { field: 'candidateKind', value: 'new' };
    const isKnown = { field: 'candidateKind', value: 'known' };
    const check = (name: 'name' | 'mobile' | 'idNo' | 'email') =>
      checkOf(candidates.fields[name], language)!;
    const checkNumber = checkOf(
      candidates.fields.idNo,
      language,
      undefined,
      ({ idType, idCardNo }) => identityProblems({ idType, idNo: idCardNo }).idNo,
    )!;
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
        field: 'candidateKind',
        label: t.kind,
        required: true,
        wide: true,
        render: (props) => <CandidateKind {...props} />,
        textOf: (value) => (value === 'known' ? t.kindKnown : t.kindNew),
      },
      {
        kind: 'reference',
        field: 'candidateId',
        label: t.candidate,
        required: true,
        shownFor: isKnown,
        load: sourceOf(references, 'cCandidateInfo').load,
      },
      {
        kind: 'text',
        field: 'userName',
        label: t.userName,
        required: true,
        maxLength: 64,
        check: check('name'),
        shownFor: isNew,
      },
      {
        kind: 'text',
        field: 'mobile',
        label: t.mobile,
        required: true,
        maxLength: 32,
        inputMode: 'tel',
        check: check('mobile'),
        shownFor: isNew,
      },
      {
        kind: 'select',
        field: 'idType',
        label: t.idType,
        required: true,
        numeric: true,
        options: [t.idType1, t.idType2, t.idType3, t.idType4].map((text, index) => ({
          key: String(index + 1),
          text,
        })),
        shownFor: isNew,
      },
      {
        kind: 'text',
        field: 'idCardNo',
        label: t.idCardNo,
        required: true,
        maxLength: 32,
        check: checkNumber,
        checkedWith: ['idType'],
        shownFor: isNew,
      },
      {
        kind: 'text',
        field: 'email',
        label: t.email,
        maxLength: 128,
        inputMode: 'email',
        check: check('email'),
        shownFor: isNew,
      },
      {
        kind: 'text',
        field: 'position',
        label: t.position,
        maxLength: 128,
        shownFor: isNew,
      },
      { kind: 'area', field: 'remark', label: t.remark, maxLength: 500 },
    ] satisfies FormField[];
  }, [t, language, references, products]);
  return { fields, products, isFailed: error !== undefined && !data, retry: () => void mutate() };
}
