import { useMemo, useState } from 'react';
import { reportLayouts, type Can, type ReportLayout } from '@mingjian/api';
import { useRefresh } from '@mingjian/api/react';
import { Button, Card, Icon, PageHeader, Tag, useLocale, useTexts } from '@mingjian/ui';
import { Form, FormFields } from '@mingjian/widgets/Form';
import { useUnloadGuard } from '@mingjian/widgets/FormDialog';
import { Download } from 'lucide-react';
import { PhoneColumns } from '../../shared/reports/PhoneColumns.styles';
import { useDownload } from '../../shared/files/useDownload';
import { ChangedElsewhere } from '../../shared/resourceList/ChangedElsewhere';
import { valuesOf } from '../../shared/resourceList/model/formValues';
import { OptionsFailure } from '../../shared/resourceList/OptionsFailure';
import { useResourceList } from '../../shared/resourceList/useResourceList';
import { useRowSubmit } from '../../shared/resourceList/useRowSubmit';
import { useTabForm } from '../../shell';
import { layoutTexts } from './layout.texts';
import * as S from './LayoutEditor.styles';
import { layoutPageList } from './layoutList';
import { layoutName } from './layoutPath';
import { LayoutPreview } from './LayoutPreview';

export interface LayoutEditorProps {
  /** The layout as the server has it. */
  loaded: ReportLayout;
  can: Can;
}

const EVERY_FIELD = layoutPageList.form.map(({ field }) => field);
const BASICS = EVERY_FIELD.filter((field) => field !== 'content');

/** The form of a layout beside a phone that shows a sample in it. */
export function LayoutEditor({ loaded, can }: LayoutEditorProps) {
  const t = useTexts(layoutTexts);
  const { language } = useLocale();
  const [row, setRow] = useState(loaded);
  const refresh = useRefresh();
  const name = layoutName(row, language);
  const { formFields, dictionaries } = useResourceList(layoutPageList);
  const fields = useMemo(
    () => formFields(can.update ? can : { ...can, fields: EVERY_FIELD }, false),
    [formFields, can],
  );
  const { submit, schema, saved } = useRowSubmit({ calls: layoutPageList.calls, row, fields });
  const form = useTabForm({
    record: `reportLayout/${row.id}`,
    title: name,
    fields,
    values: { ...row, ...valuesOf(fields, row) },
    schema,
    submit,
    onSaved: () => {
      setRow(saved()!);
      void refresh(reportLayouts);
    },
  });
  useUnloadGuard(form.isDirty);

  return (
    <>
      <PageHeader
        title={name}
        subtitle={row.companyName ?? t.house}
        tags={row.defaultFlag === 1 && <Tag tone="accent">{t.isDefault}</Tag>}
        actions={
          <>
            <SampleButton content={() => String(form.form.getValues('content'))} />
            <Button tone="primary" type="submit" form={form.id} loading={form.isSubmitting}>
              {t.save}
            </Button>
          </>
        }
      />
      <OptionsFailure dictionaries={dictionaries} />
      <PhoneColumns>
        <Form
          form={form}
          headingLevel={2}
          readOnly={!can.update}
          notice={<ChangedElsewhere resource={layoutPageList.resource} row={row} />}
        >
          <S.Stack>
            <Card title={t.basics}>
              <FormFields names={BASICS} />
            </Card>
            <FormFields names={['content']} />
          </S.Stack>
        </Form>
        <S.Beside>
          <LayoutPreview control={form.form.control} />
        </S.Beside>
      </PhoneColumns>
    </>
  );
}

function SampleButton({ content }: { content(): string }) {
  const t = useTexts(layoutTexts);
  const { language } = useLocale();
  const { download, isLoading } = useDownload(reportLayouts.previewSample);
  return (
    <Button
      icon={<Icon icon={Download} />}
      loading={isLoading}
      onClick={() => void download({ content: content(), language })}
    >
      {t.samplePdf}
    </Button>
  );
}
