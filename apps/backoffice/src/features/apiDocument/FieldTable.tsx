import { Table, TableFrame, useTexts } from '@mingjian/ui';
import * as S from './ApiDocumentPage.styles';
import { apiDocumentTexts } from './apiDocument.texts';
import type { OutputField } from './model/readDocument';

export interface FieldTableProps {
  label: string;
  fields: readonly (OutputField & { place?: string; required?: boolean })[];
}

/** Fields with their types and meanings. */
export function FieldTable({ label, fields }: FieldTableProps) {
  const t = useTexts(apiDocumentTexts);
  const hasPlace = fields.some(({ place }) => place !== undefined);
  return (
    <TableFrame label={label}>
      <Table aria-label={label} density="compact">
        <thead>
          <tr>
            <th scope="col">{t.name}</th>
            {hasPlace && <th scope="col">{t.place}</th>}
            <th scope="col">{t.type}</th>
            <th scope="col">{t.note}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ path, place, type, required, description }) => (
            <tr key={`${place} ${path}`}>
              <th scope="row">
                <S.Code>{path}</S.Code>
              </th>
              {hasPlace && <td>{place}</td>}
              <td>{required ? `${type} · ${t.required}` : type}</td>
              <S.Note data-wrap>{description}</S.Note>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
