import { useMemo, useState } from 'react';
import { products, type Can, type Product } from '@mingjian/api';
import { useCall, useRefresh } from '@mingjian/api/react';
import { Button, Card, PageHeader, Tag, useLocale, useTexts } from '@mingjian/ui';
import { Form, FormFields } from '@mingjian/widgets/Form';
import { useUnloadGuard } from '@mingjian/widgets/FormDialog';
import { FormColumns } from '../../shared/Page.styles';
import { ChangedElsewhere } from '../../shared/resourceList/ChangedElsewhere';
import { valuesOf } from '../../shared/resourceList/model/formValues';
import { OptionsFailure } from '../../shared/resourceList/OptionsFailure';
import { useResourceList } from '../../shared/resourceList/useResourceList';
import { useRowSubmit } from '../../shared/resourceList/useRowSubmit';
import { useTabForm } from '../../shell';
import { productListTexts, productTexts } from './product.texts';
import { ProductItemsContext } from './ProductItems';
import { ITEM_FIELDS, productPageList } from './productList';
import { productName } from './productPath';
import * as S from './ProductPage.styles';
import { PublishCard } from './PublishCard';

interface EditorProps {
  /** The product as the server has it. */
  loaded: Product;
  can: Can;
}

/** The draft of a product, as it was saved here last. A publication begins a new form. */
export function ProductEditor({ loaded, can }: EditorProps) {
  const [row, setRow] = useState(loaded);
  const refresh = useRefresh();
  const handleChange = (changed: Product) => {
    setRow(changed);
    void refresh(products);
  };
  return (
    <ProductForm key={row.publishedVersion ?? 0} row={row} can={can} onChange={handleChange} />
  );
}

interface ProductFormProps {
  row: Product;
  can: Can;
  /** Called with the product as it was saved or published. */
  onChange(row: Product): void;
}

const EVERY_FIELD = productPageList.form.map(({ field }) => field);
const sectionFields = (section: string) =>
  productPageList.form.flatMap((item) => (item.section === section ? [item.field] : []));
const SECTIONS = (['basicSection', 'priceSection', 'introSection'] as const).map((section) => ({
  section,
  names: sectionFields(section),
}));

function ProductForm({ row, can, onChange }: ProductFormProps) {
  const t = useTexts(productTexts);
  const labels = useTexts(productListTexts);
  const { language } = useLocale();
  const name = productName(row, language);
  const { formFields, dictionaries } = useResourceList(productPageList);
  const fields = useMemo(
    () => formFields(can.update ? can : { ...can, fields: EVERY_FIELD }, false),
    [formFields, can],
  );
  const { submit, schema, saved } = useRowSubmit({ calls: productPageList.calls, row, fields });
  const form = useTabForm({
    record: `product/${row.id}`,
    title: name,
    fields,
    values: { ...row, ...valuesOf(fields, row) },
    schema,
    submit,
    onSaved: () => onChange(saved()!),
  });
  useUnloadGuard(form.isDirty);
  const { data: groups } = useCall(products.getGroup, { id: row.id });
  const published = row.publishedVersion === null ? undefined : groups;
  const { control } = form.form;
  const items = useMemo(() => ({ control, published }), [control, published]);

  return (
    <>
      <PageHeader title={name} subtitle={row.productCode} tags={<ProductTags row={row} />} />
      <OptionsFailure dictionaries={dictionaries} />
      <FormColumns>
        <ProductItemsContext value={items}>
          <Form
            form={form}
            headingLevel={2}
            readOnly={!can.update}
            notice={<ChangedElsewhere resource={productPageList.resource} row={row} />}
          >
            <S.Sections>
              {SECTIONS.map(({ section, names }) => (
                <Card key={section} title={labels[section]}>
                  <FormFields names={names} />
                </Card>
              ))}
              <Card>
                <FormFields names={ITEM_FIELDS} />
              </Card>
            </S.Sections>
          </Form>
        </ProductItemsContext>
        <PublishCard
          row={row}
          published={published}
          isDirty={form.isDirty}
          mayPublish={can.update}
          onPublished={onChange}
          saveButton={
            <Button tone="primary" type="submit" form={form.id} loading={form.isSubmitting}>
              {t.save}
            </Button>
          }
        />
      </FormColumns>
    </>
  );
}

function ProductTags({ row: { publishedVersion, draftFlag, status } }: { row: Product }) {
  const t = useTexts(productTexts);
  return (
    <>
      <Tag tone={status === 1 ? 'success' : 'neutral'}>{status === 1 ? t.onSale : t.offSale}</Tag>
      <Tag>{publishedVersion === null ? t.unpublished : t.version(publishedVersion)}</Tag>
      {publishedVersion !== null && draftFlag === 1 && <Tag tone="warning">{t.draft}</Tag>}
    </>
  );
}
