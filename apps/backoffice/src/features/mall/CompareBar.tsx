import { type MallProduct } from '@mingjian/api';
import { Button, Tag, useTexts } from '@mingjian/ui';
import { useNavigate } from 'react-router-dom';
import * as S from './Mall.styles';
import { mallTexts } from './mall.texts';
import { comparisonAddress } from './mallPaths';
import type { CatalogueState } from './model/catalogueQuery';

export interface CompareBarProps {
  products: readonly MallProduct[];
  state: CatalogueState;
}

/** The products that are selected for comparison, at the lower edge of the catalogue. */
export function CompareBar({ products, state: { query, change } }: CompareBarProps) {
  const t = useTexts(mallTexts);
  const navigate = useNavigate();
  const selected = query.compared.flatMap((id) =>
    products.filter(({ productId }) => productId === id),
  );
  if (selected.length === 0) return null;
  const ids = selected.map(({ productId }) => productId);
  return (
    <S.CompareBar role="region" aria-label={t.comparison}>
      <span role="status">{t.comparing(selected.length)}</span>
      <S.Tags>
        {selected.map(({ productId, name }) => (
          <Tag
            key={productId}
            onRemove={() => change({ compared: ids.filter((id) => id !== productId) })}
          >
            {name}
          </Tag>
        ))}
      </S.Tags>
      <Button tone="quiet" onClick={() => change({ compared: [] })}>
        {t.compareClear}
      </Button>
      <Button
        tone="primary"
        disabledReason={selected.length < 2 ? t.compareMore : undefined}
        onClick={() => void navigate(comparisonAddress(ids))}
      >
        {t.compareNow}
      </Button>
    </S.CompareBar>
  );
}
