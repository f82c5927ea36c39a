import { use } from 'react';
import { libraryDocument, type LibraryDocument } from '@mingjian/api';
import { Tag, useLocale, useTexts } from '@mingjian/ui';
import type { FormValues } from '@mingjian/widgets/Form';
import { CompaniesField } from '../../shared/companies/CompaniesField';
import { FilesControl } from '../../shared/files/FilesControl';
import { listOf } from '../../shared/resourceList/listOf';
import type { ControlProps } from '../../shared/resourceList/listItems';
import { tagsIn } from '../../shared/resourceList/model/formValues';
import { RowName } from '../../shared/RowName.styles';
import { documentTexts } from './documents.texts';
import { OpenDocument } from './OpenDocument';

/** The title of a document in the language of its reader, which opens it. */
function TitleCell({ document: { id, title, titleEn } }: { document: LibraryDocument }) {
  const open = use(OpenDocument);
  const { language } = useLocale();
  return (
    <RowName type="button" onClick={() => open(id)}>
      {(language === 'en' && titleEn) || title}
    </RowName>
  );
}

/** The last day of a document, marked once it is over. */
function ExpiryCell({ document: { expireDate, isExpired } }: { document: LibraryDocument }) {
  const t = useTexts(documentTexts);
  return (
    <>
      {expireDate ?? t.endless} {isExpired === 1 && <Tag tone="warning">{t.expired}</Tag>}
    </>
  );
}

/** Tones of the readers of documents. */
export const AUDIENCE_TONES = { '1': 'neutral', '2': 'success', '3': 'accent' } as const;

const NO_COMPANIES = { zh: '请选择可见的客户', en: 'Select the clients that see it' };

/** Documents of the resource library. */
export const list = listOf(libraryDocument, {
  pageCode: 'resourceLibList',
  texts: documentTexts,
  nameField: 'title',
  tones: { audience: AUDIENCE_TONES },
  columns: [
    {
      field: 'title',
      width: 280,
      card: 'title',
      render: (row: LibraryDocument) => <TitleCell document={row} />,
    },
    { field: 'category', width: 110, card: 'subtitle' },
    { field: 'audience', width: 130, staffOnly: true, card: 'mark' },
    {
      field: 'expireDate',
      width: 190,
      card: 'fact',
      render: (row: LibraryDocument) => <ExpiryCell document={row} />,
    },
    { field: 'tags', width: 180 },
    { field: 'versionNo', width: 80, card: 'fact' },
    { field: 'ownerId', width: 100, staffOnly: true },
    { field: 'downloadCount', width: 110, staffOnly: true },
    { field: 'updateTime', width: 150, card: 'fact' },
    { field: 'createTime', hidden: true },
  ],
  filters: ['title', 'category', { field: 'audience', staffOnly: true }, 'tags', 'expireDate'],
  form: [
    { field: 'title', wide: true },
    { field: 'titleEn', wide: true },
    'category',
    'tags',
    {
      field: 'fileUrl',
      control: (props: ControlProps) => (
        <FilesControl
          {...props}
          field={{ ...props.field, required: true }}
          kind="document"
          max={1}
        />
      ),
    },
    'audience',
    'expireDate',
    {
      field: 'companyIds',
      shownFor: { field: 'audience', value: 3 },
      check: ({ audience, companyIds }: FormValues) =>
        audience === 3 && tagsIn(companyIds).length === 0 ? NO_COMPANIES : undefined,
      control: (props: ControlProps) => <CompaniesField {...props} />,
    },
    'ownerId',
  ],
});
