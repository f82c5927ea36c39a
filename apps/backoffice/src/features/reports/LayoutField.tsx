import type { ReportContent, ReportModel } from '@mingjian/api';
import { Alert, Link, Select, useTexts } from '@mingjian/ui';
import { useMayOpen } from '../../shell';
import { LAYOUT_LIST } from '../../shared/reports/layoutPaths';
import { hiddenParts } from './model/hiddenParts';
import * as S from './Studio.styles';
import { studioTexts } from './studio.texts';
import type { Studio } from './useStudio';

export interface LayoutFieldProps {
  data: ReportContent;
  studio: Studio;
  /** The report as it is shown. */
  model: ReportModel;
}

/** The layout of a report, which is stored at once, and what it leaves out of this report. */
export function LayoutField({ data: { version, layouts }, studio, model }: LayoutFieldProps) {
  const t = useTexts(studioTexts);
  const mayOpen = useMayOpen();
  if (!layouts) return null;
  const { choices, chosenId, defaultId } = layouts;
  const byDefault = choices.find(({ id }) => id === defaultId);
  const hidden = hiddenParts(model);
  return (
    <S.Stack>
      <S.Row>
        <Select
          label={t.layout}
          description={t.layoutNote}
          readOnly={!version.isWritable}
          options={[
            { value: BY_DEFAULT, label: t.byDefault(byDefault?.name ?? t.noLayout) },
            ...choices.map(({ id, name, isOwn }) => ({
              value: id,
              label: isOwn ? t.ownLayout(name) : name,
            })),
          ]}
          value={chosenId ?? BY_DEFAULT}
          onValueChange={(value) =>
            void studio.change(version, { layoutId: value === BY_DEFAULT ? null : value })
          }
        />
        {mayOpen(LAYOUT_LIST) && <Link href={LAYOUT_LIST}>{t.toLayouts}</Link>}
      </S.Row>
      {hidden.length > 0 && (
        <Alert tone="warning">
          {t.hiddenParts(hidden.map((part) => t[part]).join(t.separator))}
        </Alert>
      )}
    </S.Stack>
  );
}

/** Value of the choice to follow the default. */
const BY_DEFAULT = 'default';
