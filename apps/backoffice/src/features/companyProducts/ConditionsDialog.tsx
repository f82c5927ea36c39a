import { useMemo } from 'react';
import {
  companyProducts,
  readCustomFields,
  toFen,
  toYuan,
  type CompanyProduct,
} from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { Text, useTexts } from '@mingjian/ui';
import type { FormField, SubmitForm } from '@mingjian/widgets/Form';
import { FormDialog } from '@mingjian/widgets/FormDialog';
import { refusalOf } from '../../base/formRefusal';
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
  const ownFields = useOwnFieldRows();
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
  const submit: SubmitForm = async (typed, { signal }) => {
    const { enabled, price, discount, slaDays, customFields: own } = typed as typeof values;
    const result = await update(
      {
        id: offer.id,
        discount,
        slaDays,
        customFields: own,
        price: price === null ? null : toFen(price),
        ...(enabled !== values.enabled && { enabled }),
      },
      { signal },
    );
    if (!result.ok) return refusalOf(result.error);
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
