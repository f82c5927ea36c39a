import {
  COVER_FIELDS,
  FIXED_COVER_FIELDS,
  FIXED_ITEM_FIELDS,
  ITEM_FIELDS,
  type ReportLayoutContent,
} from '@mingjian/api';
import { Alert, Card, CheckboxGroup, useTexts } from '@mingjian/ui';
import type { ControlProps } from '../../shared/resourceList/listItems';
import { layoutTexts } from './layout.texts';
import * as S from './LayoutEditor.styles';
import { LayoutLook } from './LayoutLook';
import { contentOf } from './model/layoutContent';
import { SectionOrder } from './SectionOrder';

/** The content of a layout in a form: sections, fields, colour and pictures. */
export function LayoutControl({ id, value, onChange, error, readOnly, actionsRef }: ControlProps) {
  const t = useTexts(layoutTexts);
  const content = contentOf(value);
  const change = (changes: Partial<ReportLayoutContent>) =>
    onChange(JSON.stringify({ ...content, ...changes }));
  return (
    <S.Stack id={id} tabIndex={-1}>
      {error !== undefined && <Alert tone="danger">{error}</Alert>}
      <Card title={t.sections}>
        <SectionOrder content={content} change={change} readOnly={readOnly} />
      </Card>
      <Card title={t.coverFields}>
        <FieldBoxes
          label={t.coverFields}
          description={t.coverFieldsNote}
          fields={COVER_FIELDS}
          fixed={FIXED_COVER_FIELDS}
          value={content.coverFields}
          readOnly={readOnly}
          onChange={(coverFields) => change({ coverFields })}
        />
      </Card>
      <Card title={t.itemFields}>
        <FieldBoxes
          label={t.itemFields}
          description={t.itemFieldsNote}
          fields={ITEM_FIELDS}
          fixed={FIXED_ITEM_FIELDS}
          value={content.itemFields}
          readOnly={readOnly}
          onChange={(itemFields) => change({ itemFields })}
        />
      </Card>
      <Card title={t.look}>
        <LayoutLook content={content} change={change} readOnly={readOnly} actionsRef={actionsRef} />
      </Card>
    </S.Stack>
  );
}

type FieldName = (typeof COVER_FIELDS)[number] | (typeof ITEM_FIELDS)[number];

interface FieldBoxesProps<Name extends FieldName> {
  label: string;
  description: string;
  fields: readonly Name[];
  /** Fields that are always shown. */
  fixed: readonly Name[];
  value: readonly Name[];
  readOnly: boolean;
  /** Called with the shown fields in the order of the document. */
  onChange(value: Name[]): void;
}

function FieldBoxes<Name extends FieldName>(props: FieldBoxesProps<Name>) {
  const { label, description, fields, fixed, value, readOnly, onChange } = props;
  const t = useTexts(layoutTexts);
  return (
    <CheckboxGroup
      label={label}
      hideLabel
      description={description}
      orientation="horizontal"
      readOnly={readOnly}
      options={fields.map((name) => ({
        value: name,
        label: t[name],
        disabled: fixed.includes(name),
      }))}
      value={value}
      onValueChange={(next) => onChange(fields.filter((name) => next.includes(name)))}
    />
  );
}
