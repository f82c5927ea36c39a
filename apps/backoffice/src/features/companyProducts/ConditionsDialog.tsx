import { useMemo, useRef } from 'react';
import {
  companyProducts,
  readCustomFields,
  toFen,
  toYuan,
  type ApiError,
  type CompanyProduct,
  type SaveConflict,
} from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { Text, useTexts } from '@mingjian/ui';
import type { FormConflict, FormField, SubmitForm } from '@mingjian/widgets/Form';
import { FormDialog } from '@mingjian/widgets/FormDialog';
import { refusalOf } from '../../base/formRefusal';
import { useDateFormat } from '../../base/useDateFormat';
import { conflictIn } from '../../shared/resourceList/model/conflict';
import { messages, useTabForm } from '../../shell';
import { companyProductTexts } from './companyProduct.texts';
import { useOwnFieldRows } from './useOwnFieldRows';

export interface ConditionsDialogProps {
  offer: CompanyProduct;
  onClose(): void;
}

/** Highest price of a product, in yuan. */
const MOST_PRICE = 1_000_000;

/** The conditions of a company for one product. */
export function ConditionsDialog({ offer, onClose }: ConditionsDialogProps) {
  const t = useTexts(companyProductTexts);
  const refresh = useRefresh();
  const dates = useDateFormat();
  const ownFields = useOwnFieldRows();
  /** The version that the next save starts from. */
  const version = useRef(offer.version);
  const { submit: update } = useSubmit(companyProducts.update);
  const fields = useMemo<readonly FormField[]>(
    () => [
      { kind: 'switch', field: 'enabled', label: t.enabled, wide: true },
      {
        kind: 'money',
        field: 'price',
        label: t.ownPrice,
        description: t.ownPriceDescription,
        max: MOST_PRICE,
      },
      {
        kind: 'number',
        field: 'discount',
        label: t.discount,
        description: t.discountDescription,
        min: 0,
        max: 1,
        precision: 4,
      },
      { kind: 'number', field: 'slaDays', label: t.ownSlaDays, min: 1, max: 365, precision: 0 },
      ...(offer.isAddItem === 1 ? [] : [ownFields]),
    ],
    [t, offer.isAddItem, ownFields],
  );
  const values = {
    enabled: offer.enabled,
    price: offer.ownPrice === null ? null : toYuan(offer.ownPrice),
    discount: offer.discount,
    slaDays: offer.ownSlaDays,
    customFields: readCustomFields(offer.customFields),
  };
  const refusal = (error: ApiError) => {
    const conflict = conflictIn(error);
    if (!conflict) return refusalOf(error);
    version.current = conflict.version;
    return { conflict: formConflictOf(conflict, dates.time(conflict.savedAt)) };
  };
  const submit: SubmitForm = async (typed, { signal }) => {
    const changed = Object.entries(typed).filter(
      ([field, value]) => !isSame(value, values[field as keyof typeof values]),
    );
    const { price, ...terms } = Object.fromEntries(changed) as Partial<typeof values>;
    const result = await update(
      {
        id: offer.id,
        version: version.current,
        ...terms,
        ...(price !== undefined && { price: price === null ? null : toFen(price) }),
      },
      { signal },
    );
    if (!result.ok) return refusal(result.error);
    messages.show({ text: t.saved, tone: 'success' });
    void refresh(companyProducts);
    onClose();
    return undefined;
  };
  const title = t.editTitle(offer.companyName, offer.name);
  const form = useTabForm({ record: `conditions/${offer.id}`, title, fields, values, submit });
  return (
    <FormDialog
      form={form}
      size="medium"
      title={title}
      notice={<Text tone="muted">{t.versionNote(offer.productVersion)}</Text>}
      onClose={onClose}
    />
  );
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns a conflict as the form shows it: prices in yuan, fields of the company in rows. */
function formConflictOf({ fields, ...conflict }: SaveConflict, savedAt: string): FormConflict {
  const shown = (field: string, value: unknown) => {
    if (field === 'price') return value === null ? null : toYuan(value as number);
    return field === 'customFields' ? readCustomFields(value as string | null) : value;
  };
  return {
    ...conflict,
    savedAt,
    fields: fields.map(({ field, yours, stored }) => ({
      field,
      yours: shown(field, yours),
      stored: shown(field, stored),
    })),
  };
}
