import { lazyPart } from '../internal/lazyPart/lazyPart';
import { loadRegionTable } from '../internal/regions/regionSource';
import * as S from './regionPanel.styles';

/** The panel and the region table, loaded when their field is hovered or focused. */
export const LazyRegionPanel = lazyPart(
  async () => {
    const [{ RegionPanel }] = await Promise.all([import('./RegionPanel'), loadRegionTable()]);
    return RegionPanel;
  },
  { takesFocus: true, frame: (_, content) => <S.Waiting>{content}</S.Waiting> },
);
