import { useMemo } from 'react';
import { useTexts } from '@mingjian/ui';
import { useRegionTexts } from '@mingjian/widgets/RegionCascader';
import type { FormField } from '@mingjian/widgets/Form';
import { fileNames } from '../../shared/files/fileNames';
import { FilesControl } from '../../shared/files/FilesControl';
import { RegionControl } from '../../shared/regions/RegionControl';
import { createOrderTexts } from './createOrder.texts';

/** Returns the fields about the order itself, and about the company's rules if it has some. */
export function useTermFields(hasRules: boolean): readonly FormField[] {
  const t = useTexts(createOrderTexts);
  const { textOf } = useRegionTexts(true);
  return useMemo(
    () => [
      { kind: 'switch', field: 'urgentFlag', label: t.urgent, description: t.urgentNote },
      {
        kind: 'custom',
        entry: 'selected',
        field: 'city',
        label: t.city,
        render: (props) => <RegionControl {...props} />,
        textOf,
      },
      {
        kind: 'radio',
        field: 'authMode',
        label: t.authMode,
        required: true,
        numeric: true,
        wide: true,
        options: [
          { key: '2', text: t.authMode2 },
          { key: '1', text: t.authMode1 },
        ],
      },
      {
        kind: 'custom',
        entry: 'uploaded',
        field: 'authUrl',
        label: t.letter,
        required: true,
        wide: true,
        shownFor: { field: 'authMode', value: 1 },
        render: (props) => <FilesControl {...props} max={1} />,
        textOf: fileNames,
      },
      { kind: 'text', field: 'mainCompanyName', label: t.signingEntity, maxLength: 128 },
      { kind: 'text', field: 'consigneeName', label: t.consignee, maxLength: 64 },
      { kind: 'text', field: 'clientPoNo', label: t.clientPoNo, maxLength: 64 },
      { kind: 'text', field: 'costCenter', label: t.costCenter, maxLength: 64 },
      { kind: 'area', field: 'remark', label: t.remark, maxLength: 500, wide: true },
      ...(hasRules
        ? [
            {
              kind: 'checkbox',
              field: 'rulesRead',
              label: t.rules,
              required: true,
              wide: true,
              requiredText: t.rulesUnread,
              options: [{ key: 'read', text: t.rulesRead }],
            } satisfies FormField,
          ]
        : []),
    ],
    [t, textOf, hasRules],
  );
}
