import {
  Alert,
  Button,
  SearchField,
  SegmentedControl,
  useTexts,
  VisuallyHidden,
} from '@mingjian/ui';
import type { GridDensity } from '../../internal/list/column';
import { isUnsaved } from '../model/sameLayout';
import { useAttempt } from '../useAttempt';
import { ColumnLines } from './ColumnLines';
import { columnsTexts } from './columns.texts';
import * as S from './ColumnChooser.styles';
import { useColumnChooser, type ColumnChooserOptions } from './useColumnChooser';

/** Content of the column chooser: search, columns, row height, reset and save. */
export function ChooserPanel({ close, ...options }: ColumnChooserOptions & { close: () => void }) {
  const t = useTexts(columnsTexts);
  const chooser = useColumnChooser(options);
  const { layout } = chooser;
  const saving = useAttempt();
  const save = async () => {
    if (await saving.attempt(() => options.onSave(layout))) close();
  };
  const isSearching = chooser.search.trim() !== '';

  return (
    <S.Panel>
      <SearchField
        label={t.search}
        hideLabel
        placeholder={t.search}
        value={chooser.search}
        onValueChange={chooser.setSearch}
      />
      <S.Row>
        <S.Count>
          {t.count(layout.columns.filter(({ isShown }) => isShown).length, layout.columns.length)}
        </S.Count>
        <Button tone="quiet" size="small" onClick={() => chooser.toggleFound(true)}>
          {isSearching ? t.showFound : t.showAll}
        </Button>
        <Button tone="quiet" size="small" onClick={() => chooser.toggleFound(false)}>
          {isSearching ? t.hideFound : t.hideAll}
        </Button>
      </S.Row>
      <ColumnLines chooser={chooser} />
      <S.Hint>{t.keys}</S.Hint>
      <VisuallyHidden role="status">{chooser.announcement}</VisuallyHidden>
      <SegmentedControl<GridDensity | 'inherit'>
        label={t.density}
        value={layout.density ?? 'inherit'}
        onValueChange={(density) => chooser.setDensity(density === 'inherit' ? null : density)}
        options={(['inherit', 'compact', 'standard', 'roomy'] as const).map((value) => ({
          value,
          label: t[value],
        }))}
      />
      <S.Foot>
        {saving.error !== null && (
          <Alert tone="danger" title={t.failed}>
            {saving.error}
          </Alert>
        )}
        <Button
          tone="quiet"
          disabledReason={chooser.isDeclared ? t.isReset : undefined}
          onClick={chooser.reset}
        >
          {t.reset}
        </Button>
        <Button
          tone="primary"
          loading={saving.isSubmitting}
          disabledReason={isUnsaved(options) ? undefined : t.isSaved}
          onClick={() => void save()}
        >
          {t.save}
        </Button>
      </S.Foot>
    </S.Panel>
  );
}
