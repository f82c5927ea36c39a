import { useState } from 'react';
import { IMPORT_FIELDS, orderImports, type ImportField } from '@mingjian/api';
import { useCall, useSubmit } from '@mingjian/api/react';
import { Alert, Button, Card, Select, Table, TableFrame, useTexts } from '@mingjian/ui';
import * as S from './ImportPage.styles';
import { missingFields, withField, type OpenImportProps } from './model/importSteps';
import { orderImportTexts } from './orderImport.texts';

/** The columns of the file, each with what it holds. */
export function ColumnsCard({ record, onChange, onStep }: OpenImportProps) {
  const t = useTexts(orderImportTexts);
  const { id, version, headers } = record;
  const { data } = useCall(orderImports.getRows, { id, pageNum: 1, pageSize: 1 });
  const sample = data?.content[0]?.cells ?? [];
  const { submit, isSubmitting, error } = useSubmit(orderImports.update);
  const [mapping, setMapping] = useState(record.mapping);
  const missing = missingFields(mapping);
  const options = [
    { value: '' as const, label: t.noField },
    ...IMPORT_FIELDS.map((value) => ({ value, label: t[value] })),
  ];
  const nameOf = (at: number) => headers[at] || t.unnamed(at + 1);

  async function next() {
    if (JSON.stringify(mapping) !== JSON.stringify(record.mapping)) {
      const change = { id, version, mapping: mapping.map((field) => field ?? '') };
      const result = await submit(change);
      if (!result.ok) return;
      onChange(result.data);
    }
    onStep('rows');
  }
  return (
    <Card title={t.stepColumns}>
      <S.Stack>
        <TableFrame label={t.column}>
          <Table data-pin>
            <thead>
              <tr>
                <th scope="col">{t.column}</th>
                <th scope="col">{t.field}</th>
                <th scope="col">{t.sample}</th>
              </tr>
            </thead>
            <tbody>
              {headers.map((header, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- headers may be equal
                <tr key={at}>
                  <th scope="row">{nameOf(at)}</th>
                  <S.Cell data-mended>
                    <Select<ImportField | ''>
                      label={t.fieldOf(header || nameOf(at))}
                      hideLabel
                      size="small"
                      options={options}
                      value={mapping[at] ?? ''}
                      onValueChange={(field) => setMapping(withField(mapping, at, field || null))}
                    />
                  </S.Cell>
                  <td>{sample[at]}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </TableFrame>
        {missing.length > 0 && (
          <Alert tone="warning">
            {t.missingFields(missing.map((field) => t[field]).join(t.separator))}
          </Alert>
        )}
        {error && <Alert tone="danger">{error.message}</Alert>}
        <S.Line>
          <Button tone="primary" loading={isSubmitting} onClick={() => void next()}>
            {t.next}
          </Button>
          <small>{t.remembered}</small>
        </S.Line>
      </S.Stack>
    </Card>
  );
}
