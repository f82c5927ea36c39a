import { identityProblems, orderInfo, type OrderQuote } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import type { FormValues, RecordForm } from '@mingjian/widgets/Form';
import { useWatch } from 'react-hook-form';
import { chosenIn, type OrderedBy } from './model/orderInput';

/** Cost of the order in a form, which follows each change. */
export interface Quote {
  /** `undefined` until there is one for a product. */
  quote: OrderQuote | undefined;
  /** Price of one order that is shown for what the form holds now; `undefined` for none. */
  shownPrice: number | undefined;
  /** Number of people who are ordered. */
  count: number;
  /** Why there is none. */
  problem: string | undefined;
}

/** Returns what the order in a form would cost, and who was ordered lately. */
export function useQuote({ form }: RecordForm, by: OrderedBy): Quote {
  const values = useWatch({ control: form.control }) as FormValues;
  const { productId, candidateKind, candidateId, urgentFlag } = values;
  const isSeveral = candidateKind === 'several';
  const several = (values['candidates'] ?? []) as readonly FormValues[];
  const count = isSeveral ? Math.max(1, several.length) : 1;
  const people = candidateKind === 'known' ? [] : isSeveral ? several : [values];
  const idCardNos = people.flatMap(({ idType, idCardNo }) =>
    typeof idCardNo === 'string' && isWhole({ idType: idType ?? 1, idNo: idCardNo.trim() })
      ? [idCardNo.trim()]
      : [],
  );
  const { data, error, isLoading } = useCall(
    orderInfo.getQuote,
    typeof productId === 'string'
      ? {
          orderType: by.orderType,
          ...(by.companyId !== undefined && { companyId: by.companyId }),
          ...chosenIn(values),
          productId,
          urgentFlag: urgentFlag === 1 ? 1 : 0,
          count,
          ...(idCardNos.length > 0 && { idCardNos }),
          ...(candidateKind === 'known' && typeof candidateId === 'string' && { candidateId }),
        }
      : null,
    { keepPreviousData: true },
  );
  const isKnown = typeof productId === 'string';
  return {
    quote: isKnown ? data : undefined,
    shownPrice: isKnown && !isLoading ? (data?.price ?? undefined) : undefined,
    count,
    problem: isKnown && !data ? error?.message : undefined,
  };
}

/** Whether a number has no problem: what is still being typed asks for no quote. */
const isWhole = (facts: { idType: unknown; idNo: string }) =>
  facts.idNo.length >= SHORTEST && identityProblems(facts).idNo === undefined;

/** Characters of the shortest identity number. */
const SHORTEST = 7;
