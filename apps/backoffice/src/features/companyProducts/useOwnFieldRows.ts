import { useMemo } from 'react';
import { MOST_CUSTOM_FIELDS } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import type { FormField } from '@mingjian/widgets/Form';
import { companyProductTexts } from './companyProduct.texts';

/** Returns the form field in which a company's own fields of its orders are edited. */
export function useOwnFieldRows(): FormField {
  const t = useTexts(companyProductTexts);
  return useMemo(
    () => ({
      kind: 'rows',
      field: 'customFields',
      label: t.customFields,
      description: t.customFieldsDescription,
      noun: t.customField,
      max: MOST_CUSTOM_FIELDS,
      wide: true,
      fields: [
        { kind: 'text', field: 'label', label: t.customLabel, required: true, maxLength: 32 },
        { kind: 'text', field: 'labelEn', label: t.customLabelEn, maxLength: 64 },
        { kind: 'switch', field: 'required', label: t.customRequired },
      ],
    }),
    [t],
  );
}
