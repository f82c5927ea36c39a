import { EmptyState, useTexts } from '@mingjian/ui';
import { SearchX, TextSearch } from 'lucide-react';
import * as S from './CommandPalette.styles';
import { commandPaletteTexts } from './CommandPalette.texts';
import type { CommandPaletteState } from './useCommandPalette';

/** The running searches below the rows, or in their place what can be typed. */
export function PaletteNote({ palette }: { palette: CommandPaletteState }) {
  const t = useTexts(commandPaletteTexts);
  const { searches, shown, query, activeKey } = palette;
  const labels = (sources: readonly { label: string }[]) =>
    [...new Set(sources.map(({ label }) => label))].join(t.separator);
  if (searches.loading.length > 0) return <S.Busy>{t.searching(labels(searches.loading))}</S.Busy>;
  if (activeKey !== null) return null;
  return (
    <S.Empty>
      {query.text === '' ? (
        <EmptyState icon={TextSearch} title={t.typeFor(labels(shown))} />
      ) : (
        <EmptyState
          icon={SearchX}
          title={t.empty(query.text)}
          description={t.canType(labels(shown))}
        />
      )}
    </S.Empty>
  );
}
